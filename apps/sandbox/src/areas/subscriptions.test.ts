import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { members } from '../data/schema/members';
import { payouts } from '../data/schema/money';
import { notifications } from '../data/schema/service';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { walletTexts, expectSound } from '../testing/expectSound';
import { payDue } from '../plan/payDue';
import { addCountry, askCode, pin } from '../testing/accounts';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { bonusFaults } from '../testing/networkFaults';
import { botOrder, liveOrder, openShop } from '../testing/shop';
import { testServer } from '../testing/testServer';
import { openSession } from '../access/sessions';

const { db, client, clock } = await testServer();
const day = 24 * 60 * 60;

let root: MoneyMember;
let member: MoneyMember;
let names = 0;
const make = (more: Parameters<typeof moneyMember>[3] = {}) =>
  moneyMember(db, clock, `holder${(names += 1)}`, {
    wallets: { pay_in: '10000.00' },
    below: { sponsorId: root.id, leg: 'L' },
    ...more,
  });
beforeAll(async () => {
  await openShop(db);
  await addCountry(db);
  root = await moneyMember(db, clock, 'root', { below: { sponsorId: null } });
});
beforeEach(async () => {
  member = await make();
});

const buyBot = (id: number, amount: string, name = member.username, { token } = member) =>
  client.post('/subscription/store', { ...botOrder(id, amount, name), mpin: pin }, token);
const buyLive = (id: number, amount: string, name = member.username, { token } = member) =>
  client.post('/live-subscription', { ...liveOrder(id, amount, name), mpin: pin }, token);
type Row = Record<string, unknown> & { id: number };
/** More time passes in these tests than a session lasts. */
const enter = async (who: MoneyMember) => ({
  ...who,
  token: await openSession(db, who.id, 'session', clock.now()),
});
const read = async (path: string, who: MoneyMember) => {
  const { status, body } = await client.get(path, who.token);
  expect(status).toBe(200);
  return body as unknown as { data: { data: Row[]; total: number }; cancel_data: object | null };
};
const bots = (who = member, query = '') => read(`/subscriptions${query}`, who);
const lives = (who = member, query = '') => read(`/live-subscriptions${query}`, who);
const firstId = async (list: typeof bots, who = member) => (await list(who)).data.data[0]?.id ?? 0;
const cancelLive = (id: number | string, body: object, { token } = member, name?: string) =>
  client.post(
    `/cancel-live-subscription-${id}`,
    body,
    token,
    name === undefined ? {} : { 'idempotency-key': name },
  );
const cancelBot = (body: object, { token } = member) => client.post('/subscription-cancel', body, token);
const usual = { reason: 'I no longer need it.', mpin: pin };
const decide = (id: number, body: object) => client.operate(`/cancellations/${id}`, body);

describe('the bot history (B §2)', () => {
  it('has what the table and the invoice show (D8)', async () => {
    await db.update(members).set({ countryId: 161, name: 'Amara Okafor' }).where(eq(members.id, member.id));
    await buyBot(5, '500');
    const { data, cancel_data } = await bots();
    expect(data).toMatchObject({ total: 1, current_page: 1, last_page: 1 });
    expect(data.data[0]).toEqual({
      ...{ id: expect.any(Number) as number, is_own: 1, username: member.username, package: 'Flex Bot' },
      invoice_id: expect.stringMatching(/^INV-261121-\d{6}$/) as string,
      ...{ price: '500.00', amount_paid: '500.00', status: 1, name: 'Amara Okafor', country: 'Nigeria' },
      ...{ created_at: '2026-11-21T09:00:00.000Z', end_date: '2027-11-21T09:00:00.000Z' },
      cancel_quote: { fee: '500.00', net: '0.00' },
    });
    expect(cancel_data).toMatchObject({ cancel_package: 1, fees: [] });
  });

  it('shows who paid for another that it was bought, and keeps the other’s country to the other [B §3 Subscriptions]', async () => {
    const other = await make();
    await db.update(members).set({ countryId: 161 }).where(eq(members.id, other.id));
    await buyBot(1, '100', other.username);
    expect((await bots()).data.data).toMatchObject([
      { is_own: 0, username: other.username, name: other.username, country: null, cancel_quote: null },
    ]);
    expect((await bots(other)).data.data).toMatchObject([{ is_own: 1, country: 'Nigeria' }]);
  });

  it('turns inactive when its end has come, on every list and for the dashboard [B §4 Bot subscription status]', async () => {
    await buyBot(1, '100');
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.memberId, member.id));
    expect(row?.endDate.toISOString()).toBe('2027-05-21T09:00:00.000Z');
    const other = await make();
    const gift = { ...row!, id: row!.id + 1_000, invoiceId: `G-${row!.id}`, buyerId: other.id };
    await db
      .update(subscriptions)
      .set({ endDate: clock.now() })
      .where(eq(subscriptions.id, row?.id ?? 0));
    await db
      .insert(subscriptions)
      .values({ ...gift, memberId: root.id, endDate: clock.now(), transactionId: null });
    expect((await bots()).data.data).toMatchObject([{ status: 0 }]);
    // The other owner has made no request since. The list still shows the end.
    expect((await bots(other)).data.data).toMatchObject([{ status: 0 }]);
    await db.delete(subscriptions).where(eq(subscriptions.id, gift.id));
    expect((await client.get('/dashboard', member.token)).body.data).toMatchObject({
      subscription_date: null,
    });
  });
});

describe('the live history (B §2)', () => {
  it('has a row for each, with what was paid of the limit', async () => {
    await buyLive(15, '1500');
    const { data, cancel_data } = await lives();
    expect(data.data).toEqual([
      {
        ...{
          id: expect.any(Number) as number,
          is_own: 1,
          username: member.username,
          package: 'Live Standard',
        },
        ...{ is_mt5: 1, is_mt5_account: 0, account_number: null, account_summary: null },
        package_account_number: null,
        ...{ price: '1500.00', paid_roi_amount: '0.00', roi_limit: '3000.00', status: 1 },
        created_at: clock.now().toISOString(),
        cancel_quote: { fee: '150.00', net: '1350.00' },
      },
    ]);
    expect(cancel_data).toMatchObject({
      cancel_package: 1,
      fees: [{ title: 'Cancellation Fee', type: 'percent', value: '10' }],
    });
  });

  it('shows who paid for another nothing of what it earns [B §3 Subscriptions]', async () => {
    const other = await make();
    await buyLive(15, '1500', other.username);
    expect((await lives()).data.data).toMatchObject([
      { is_own: 0, username: other.username, paid_roi_amount: null, roi_limit: null, account_number: null },
    ]);
    expect((await lives(other)).data.data).toMatchObject([{ is_own: 1, roi_limit: '3000.00' }]);
  });
});

describe('ROI (ADR 8)', () => {
  it('is there whenever its member asks, once, at the moments when it fell due', async () => {
    await buyLive(12, '1000');
    const bought = clock.now().getTime();
    clock.advance(15 * day);
    member = await enter(member);
    const { body } = await client.get('/payouts?source=ROI', member.token);
    expect(body.data).toMatchObject([
      { amount: '10.00', wallet: 'fixed', created_at: new Date(bought + 14 * day * 1000).toISOString() },
      {
        ...{ amount: '10.00', description: 'ROI of PAAM Growth', is_paid: 1 },
        why: { base: '1000.00', rate: '1.0000', purchase: 'PAAM Growth' },
      },
    ]);
    expect((await walletTexts(db, member.id)).fixed).toBe('20.00');
    expect((await lives()).data.data).toMatchObject([{ paid_roi_amount: '20.00', status: 1 }]);
    expect((await client.get('/dashboard', member.token)).body.data).toMatchObject({
      ...{ roi_bonus: '20.00', fixed_balance: '20.00' },
    });
  });

  it('can be used immediately: the first call that needs it finds it', async () => {
    await buyLive(15, '5000');
    clock.advance(7 * day);
    member = await enter(member);
    const body = { wallet: 'live', amount: '75', mpin: pin };
    expect((await client.post('/withdraw', body, member.token)).status).toBe(200);
  });

  it('is paid once for 32 concurrent requests', async () => {
    await buyLive(15, '5000');
    await buyLive(11, '250');
    clock.advance(21 * day);
    member = await enter(member);
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        client.get(index % 2 ? '/dashboard' : '/live-subscriptions', member.token),
      ),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await walletTexts(db, member.id)).toMatchObject({ live: '225.00', fixed: '5.64' });
    expect(await db.$count(payouts, eq(payouts.memberId, member.id))).toBe(6);
  });

  it('ends with the subscription, which is then Expired [B §4 Live subscription status]', async () => {
    await buyLive(11, '250');
    clock.advance(400 * day);
    member = await enter(member);
    const [row] = (await lives()).data.data;
    expect(row).toMatchObject({ status: 0 });
    const [kept] = await db.select().from(liveSubscriptions).where(eq(liveSubscriptions.memberId, member.id));
    expect(kept?.endedAt).toEqual(kept?.endDate);
    const paid = row?.paid_roi_amount;
    clock.advance(100 * day);
    member = await enter(member);
    expect((await lives()).data.data).toMatchObject([{ status: 0, paid_roi_amount: paid }]);
  });

  it('stops at its limit', async () => {
    await buyLive(15, '5000');
    await db
      .update(liveSubscriptions)
      .set({ roiLimit: '100.00' })
      .where(eq(liveSubscriptions.memberId, member.id));
    clock.advance(30 * day);
    member = await enter(member);
    expect((await lives()).data.data).toMatchObject([{ status: 0, paid_roi_amount: '100.00' }]);
    expect((await walletTexts(db, member.id)).live).toBe('100.00');
  });
});

describe('cancelling a live subscription (B §4)', () => {
  let id = 0;
  const status = async (who = member) => (await lives(who)).data.data[0]?.status;
  beforeEach(async () => {
    await buyLive(14, '500');
    id = await firstId(lives);
  });

  // Proves: We then refund the price, less the fee, to the Out going Wallet of the member who paid. You keep what you’ve earned. | {name} is cancelled. We’ve paid {refund} to {wallet}.
  it('is requested, then carried out: the price less the fee comes to the Out going Wallet [B §4 Cancel live subscription, B §4 Live subscription status]', async () => {
    const { status: code, body } = await cancelLive(id, usual);
    expect([code, body]).toEqual([200, { status: true, message: 'Your cancellation has been requested.' }]);
    expect([await status(), (await walletTexts(db, member.id)).pay_out]).toEqual([3, '0.00']);
    expect((await client.operate('')).status).toBe(200);
    expect((await decide(id, { status: 1, remarks: '<b>Done</b>' })).status).toBe(200);
    expect([await status(), (await walletTexts(db, member.id)).pay_out]).toEqual([2, '450.00']);
    const { body: moved } = await client.get('/transactions?source=REFUND', member.token);
    expect(moved.data).toMatchObject([
      { wallet: 'pay_out', type: 'credit', value: '450.00', note: 'Cancellation of Live Intro' },
    ]);
    const [told] = await db.select().from(notifications).where(eq(notifications.memberId, member.id));
    expect(told?.title).toBe('Your subscription is cancelled');
    expect(told?.body).toContain('&lt;b&gt;Done&lt;/b&gt;');
    expect((await decide(id, { status: 2 })).status).toBe(404);
    expect((await cancelLive(id, usual)).body.message).toBe('This subscription isn’t active.');
  });

  it('or refused: it goes on, and may be asked for again [B §4 Live subscription status]', async () => {
    await cancelLive(id, usual);
    expect((await decide(id, { status: 2, remarks: 'Too early' })).status).toBe(200);
    expect([await status(), (await walletTexts(db, member.id)).pay_out]).toEqual([1, '0.00']);
    expect((await cancelLive(id, usual)).status).toBe(200);
  });

  // Proves: We process cancellations within seven working days. Until then the subscription keeps earning.
  it('earns until it is decided, and not a week more', async () => {
    await cancelLive(id, usual);
    clock.advance(15 * day);
    await decide(id, { status: 1 });
    clock.advance(30 * day);
    member = await enter(member);
    expect((await lives()).data.data).toMatchObject([{ status: 2, paid_roi_amount: '11.26' }]);
    expect(await walletTexts(db, member.id)).toMatchObject({ live: '11.26', pay_out: '450.00' });
  });

  it('whose end came meanwhile and that is refused is Expired', async () => {
    await cancelLive(id, usual);
    clock.advance(400 * day);
    member = await enter(member);
    expect(await status()).toBe(3);
    await decide(id, { status: 2 });
    expect(await status()).toBe(0);
  });

  it('keeps the fee of the time of the request', async () => {
    await cancelLive(id, usual);
    await db.update(liveSubscriptions).set({ cancelFee: '500.00' }).where(eq(liveSubscriptions.id, id));
    await decide(id, { status: 1 });
    expect((await walletTexts(db, member.id)).pay_out).toBe('0.00');
  });

  it('twice is refused, and by the same key answered alike (T12) [B §4 Cancel live subscription]', async () => {
    const first = await cancelLive(id, usual, member, 'confirm-cancel');
    const again = await cancelLive(id, usual, member, 'confirm-cancel');
    expect([first.status, again.body]).toEqual([200, first.body]);
    const second = await cancelLive(id, usual);
    expect([second.status, second.body.message]).toEqual([422, 'This subscription isn’t active.']);
    expect((await cancelLive(id, { ...usual, reason: 'Other' }, member, 'confirm-cancel')).status).toBe(409);
  });

  it('needs a reason and the member’s own kind of proof (T14) [B §5 Cancellation]', async () => {
    for (const body of [
      ...[{ mpin: pin }, { reason: '', mpin: pin }, { reason: 'x' }, { ...usual, otp: '123456' }],
      ...[
        { ...usual, reason: 'x'.repeat(1001) },
        { ...usual, reason: 'a\u0000b' },
        { ...usual, reason: 5 },
      ],
      ...[
        { ...usual, status: 2 },
        { ...usual, fee: '0' },
        { reason: 'x', mpin: Number(pin) },
      ],
    ])
      expect((await cancelLive(id, body)).status, JSON.stringify(body).slice(0, 60)).toBe(422);
    expect((await cancelLive(id, { ...usual, reason: ' \n ' })).body.errors).toEqual({
      reason: ['This Field Is Required.'],
    });
    expect((await cancelLive(id, { reason: 'x', mpin: '0000' })).body.message).toBe('Invalid mpin');
    expect(await status()).toBe(1);
    const odd = { reason: '‮ <b>نعم</b>\nsecond line', mpin: pin };
    expect((await cancelLive(id, odd)).status).toBe(200);
    const [row] = await db.select().from(liveSubscriptions).where(eq(liveSubscriptions.id, id));
    expect(row?.cancelReason).toBe(odd.reason);
  });

  it('by mailed code takes one that was sent for it, of six digits, once', async () => {
    member = await make({ member: { authType: 'otp' } });
    await buyLive(14, '500');
    await buyLive(14, '500');
    const [one, two] = (await lives()).data.data.map((row) => row.id);
    const other = await askCode(client, member.username, 'withdraw', member.token);
    expect((await cancelLive(one ?? 0, { reason: 'x', otp: other })).body.message).toBe('Invalid otp');
    const otp = await askCode(client, member.username, 'cancel', member.token);
    expect(otp).toMatch(/^\d{6}$/);
    expect((await cancelLive(one ?? 0, { reason: 'x', otp })).status).toBe(200);
    // A call that is refused anyway doesn't consume the code.
    expect((await cancelLive(one ?? 0, { reason: 'x', otp })).body.message).toBe(
      'This subscription isn’t active.',
    );
    expect((await cancelLive(two ?? 0, { reason: 'x', otp })).body.message).toBe('Invalid otp');
  });

  // Proves: Cancellations aren’t available right now.
  it('is refused where the operator allows none, and the list shows it', async () => {
    await client.operate('/settings', { cancel_live: 0, cancel_bot: 0 });
    expect((await lives()).cancel_data).toBeNull();
    expect((await bots()).cancel_data).toBeNull();
    expect((await cancelLive(id, usual)).body.message).toBe('Cancellations aren’t available right now.');
    await client.operate('/settings', { cancel_live: 1, cancel_bot: 1 });
    expect((await cancelLive(id, usual)).status).toBe(200);
  });
});

describe('cancelling a bot (D70)', () => {
  // Proves: A cancelled bot stops straight away. We don’t refund its price.
  it('ends it immediately, without a refund, and once [B §2 Bot history]', async () => {
    await buyBot(4, '1000');
    const id = await firstId(bots);
    expect((await cancelBot({ ...usual, id })).body.message).toBe('Your subscription has been cancelled.');
    expect((await bots()).data.data).toMatchObject([{ status: 2 }]);
    expect((await cancelBot({ ...usual, id: String(id) })).body.message).toBe(
      'This subscription isn’t active.',
    );
    expect(await walletTexts(db, member.id)).toMatchObject({ pay_in: '9000.00', pay_out: '0.00' });
  });
});

describe('whose it is (T19)', () => {
  it('only the owner cancels: not who paid, not a stranger, and all hear 404', async () => {
    const buyer = await make();
    await buyLive(14, '500', member.username, buyer);
    await buyBot(1, '100', member.username, buyer);
    const [live, bot] = [await firstId(lives), await firstId(bots)];
    const stranger = await make();
    for (const who of [buyer, stranger]) {
      expect((await cancelLive(live, usual, who)).status).toBe(404);
      expect((await cancelBot({ ...usual, id: bot }, who)).status).toBe(404);
    }
    expect((await lives(stranger)).data.total).toBe(0);
    for (const id of ['0', '-1', '9999999999', 'x', '%00', '1e3', '1.0'])
      expect((await cancelLive(id, usual)).status, id).toBe(404);
    expect([await firstId(lives), (await lives()).data.data[0]?.status]).toEqual([live, 1]);
    expect((await cancelLive(live, usual)).status).toBe(200);
  });
});

it('a bonus that waits is paid by the operator, once', async () => {
  const row = { memberId: member.id, wallet: 'fixed', amount: '12.50', description: 'Royalty' } as const;
  const [waiting] = await db
    .insert(payouts)
    .values({ ...row, source: 'ROYALTY', createdAt: clock.now() })
    .returning({ id: payouts.id });
  expect((await client.operate(`/payouts/${waiting?.id}`, {})).status).toBe(200);
  expect((await client.operate(`/payouts/${waiting?.id}`, {})).status).toBe(404);
  expect((await walletTexts(db, member.id)).fixed).toBe('12.50');
});

it('leaves every total, bonus and wallet equal to the rows', async () => {
  for (const { id } of await db.select({ id: members.id }).from(members)) await payDue(db, id, clock.now());
  await expectSound(db);
  expect(await bonusFaults(db)).toEqual([]);
});
