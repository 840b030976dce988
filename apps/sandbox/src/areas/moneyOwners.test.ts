import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../access/sessions';
import { demoMember } from '../seeds/demoMembers';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { demoAccount } from '../seeds/mt5';
import { walletTexts } from '../testing/expectSound';
import { pin } from '../testing/accounts';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { botOrder, liveOrder } from '../testing/shop';
import { testServer } from '../testing/testServer';

/* T19 for every money call: the token determines whose money moves. http/authenticate.test.ts has the tokens that move none. */
const { db, client, clock } = await testServer({}, 'seeded');
const victim = demoMember('bankuser');

let stranger: MoneyMember;
let owner = '';
beforeAll(async () => {
  stranger = await moneyMember(db, clock, 'stranger', { wallets: { pay_out: '100.00' } });
  owner = await openSession(db, victim.id, 'session', clock.now());
});

const ownReads = [
  '/fetch-address?payment_method_id=1',
  '/withdraw',
  '/user/manual/withdraw/list',
  '/transfer',
  '/transactions',
  '/payouts',
  '/live-packages',
  '/subscriptions',
  '/live-subscriptions',
  '/dashboard',
];
const withdrawal = { wallet: 'pay_out', amount: '10', mpin: pin };
const transfer = { wallet: 'pay_out_to_pay_in', transfer_amount: '1', payee: 'stranger', mpin: pin };
const books = async () => [await walletTexts(db, victim.id), await walletTexts(db, stranger.id)];

describe('another member', () => {
  it.each(ownReads)('sees nothing of the first by %s, for any query', async (path) => {
    const plain = (await client.get(path, stranger.token)).body;
    expect(plain).not.toEqual((await client.get(path, owner)).body);
    const joint = path.includes('?') ? '&' : '?';
    for (const query of [
      `member_id=${victim.id}`,
      `user_id=${victim.id}`,
      `username=${victim.username}`,
      `memberId=${victim.id}&id=${victim.id}`,
    ])
      expect((await client.get(`${path}${joint}${query}`, stranger.token)).body, query).toEqual(plain);
  });

  it('can name neither the first’s wallet, nor profile, nor name in a write', async () => {
    const before = await books();
    const bodies: [string, object][] = [
      ['/withdraw', { ...withdrawal, bank_id: victim.id }],
      ['/withdraw', { ...withdrawal, bank_id: String(victim.id) }],
      ['/withdraw', { ...withdrawal, username: victim.username }],
      ['/withdraw', { ...withdrawal, member_id: victim.id }],
      ['/transfer/amount', { ...transfer, payee: victim.username }],
      ['/transfer/amount', { ...transfer, payer: victim.username }],
      ['/transfer/amount', { ...transfer, member_id: victim.id }],
      ['/subscription/store', { ...botOrder(1, '100', 'stranger'), buyer: victim.username }],
      ['/live-subscription', { ...liveOrder(11, '250', 'stranger'), member_id: victim.id }],
    ];
    for (const [path, body] of bodies)
      expect((await client.post(path, body, stranger.token)).status, JSON.stringify(body)).toBe(422);
    expect(await books()).toEqual(before);
  });

  it('finds none of the first’s subscriptions or accounts by their ids', async () => {
    const [bots, lives] = [
      await db.select().from(subscriptions).where(eq(subscriptions.memberId, victim.id)),
      await db.select().from(liveSubscriptions).where(eq(liveSubscriptions.memberId, victim.id)),
    ];
    expect([bots.length > 0, lives.length > 0]).toEqual([true, true]);
    const before = [await books(), bots, lives];
    const secondFactor = { reason: 'x', mpin: pin };
    const answers = [
      ...bots.map(({ id }) => client.post('/subscription-cancel', { ...secondFactor, id }, stranger.token)),
      ...lives.flatMap(({ id }) => [
        client.post(`/cancel-live-subscription-${id}`, secondFactor, stranger.token),
        client.post('/mt5/user-account-add', { account_number: '77', subscription_id: id }, stranger.token),
      ]),
      client.get(`/mt5/user-account-details/${demoAccount}`, stranger.token),
      client.get(`/mt5/fetch-password/${demoAccount}?mpin=${pin}`, stranger.token),
      client.post('/mt5/change-password', { account_number: demoAccount, password: 'x' }, stranger.token),
    ];
    for (const { status, body } of await Promise.all(answers))
      expect([status, body]).toEqual([404, { status: false, message: 'Not found.' }]);
    const after = [
      await books(),
      await db.select().from(subscriptions).where(eq(subscriptions.memberId, victim.id)),
      await db.select().from(liveSubscriptions).where(eq(liveSubscriptions.memberId, victim.id)),
    ];
    expect(after).toEqual(before);
  });

  it('gets no answer that was stored under the first’s key (T12)', async () => {
    const other = await moneyMember(db, clock, 'secondstranger', { wallets: { pay_out: '100.00' } });
    const key = { 'idempotency-key': 'confirm-shared' };
    expect((await client.post('/withdraw', withdrawal, stranger.token, key)).status).toBe(200);
    expect((await client.post('/withdraw', withdrawal, other.token, key)).status).toBe(200);
    expect(await walletTexts(db, other.id)).toMatchObject({ pay_out: '90.00', hold: '10.00' });
  });

  it('finds in a payment only their own', async () => {
    const paid = { username: victim.username, amount: '77', payment_method_id: 2 };
    await client.operate('/deposits', paid);
    const sync = (token: string) => client.get('/balance-sync?payment_method_id=2', token);
    expect((await sync(stranger.token)).body).toMatchObject({ msg: 'No new deposits.', list: { data: [] } });
    expect((await sync(owner)).body).toMatchObject({ msg: 'Balance synced successfully.' });
  });
});
