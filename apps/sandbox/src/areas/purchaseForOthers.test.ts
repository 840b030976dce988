import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../data/schema/access';
import { members } from '../data/schema/members';
import { notifications } from '../data/schema/service';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { askCode, notThis, pin } from '../testing/accounts';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { botOrder, liveOrder, openShop } from '../testing/shop';
import { testServer } from '../testing/testServer';
import { walletTexts, expectSound } from '../testing/expectSound';

/* A purchase for another member moves value to them, so a session alone can't make it (T35, D137). */
const { db, client, clock } = await testServer();

let names = 0;
const make = (wallets: Parameters<typeof moneyMember>[3] = {}) =>
  moneyMember(db, clock, `giver${(names += 1)}`, wallets);
let payer: MoneyMember;
let other: MoneyMember;
beforeAll(() => openShop(db));
beforeEach(async () => {
  payer = await make({ wallets: { pay_in: '1000.00' } });
  other = await make();
});

const kinds = {
  bot: (more: object, { token } = payer, owner = other.username) =>
    client.post('/subscription/store', { ...botOrder(2, '250', owner), ...more }, token),
  'live package': (more: object, { token } = payer, owner = other.username) =>
    client.post('/live-subscription', { ...liveOrder(14, '500', owner), ...more }, token),
};
const prices = { bot: '250.00', 'live package': '500.00' };
const each = Object.keys(kinds) as (keyof typeof kinds)[];

const mailsTo = ({ username }: MoneyMember) =>
  db.select().from(outbox).where(eq(outbox.username, username)).orderBy(desc(outbox.id));
const notesTo = ({ id }: MoneyMember) =>
  db.select().from(notifications).where(eq(notifications.memberId, id)).orderBy(desc(notifications.id));
/** All possessions and notifications of the two members. */
const holdings = async () => {
  const states = [payer, other].map(async (member) => ({
    wallets: await walletTexts(db, member.id),
    bots: await db.select().from(subscriptions).where(eq(subscriptions.memberId, member.id)),
    lives: await db.select().from(liveSubscriptions).where(eq(liveSubscriptions.memberId, member.id)),
    notes: await notesTo(member),
    mails: await mailsTo(member),
  }));
  return Promise.all(states);
};
const firstLive = async ({ id }: MoneyMember) => {
  const [row] = await db.select().from(liveSubscriptions).where(eq(liveSubscriptions.memberId, id));
  return row?.id ?? 0;
};

describe('the thief’s five steps with a session alone (T35)', () => {
  it.each(each)('move nothing by a %s', async (kind) => {
    const before = await holdings();
    const bought = await kinds[kind]({});
    expect([bought.status, Object.keys(bought.body.errors ?? {})]).toEqual([422, ['mpin']]);
    for (const path of ['/subscriptions', '/live-subscriptions']) {
      const { body } = await client.get(path, other.token);
      expect((body.data as { total: number }).total).toBe(0);
    }
    const cancelled = await client.post(
      '/cancel-live-subscription-1',
      { reason: 'x', mpin: pin },
      other.token,
    );
    expect(cancelled.status).toBe(404);
    expect((await client.operate('/cancellations/1', { status: 1 })).status).toBe(404);
    const body = { wallet: 'pay_out', amount: '1', mpin: pin };
    expect((await client.post('/withdraw', body, other.token)).body.message).toBe('Insufficient Balance');
    expect(await holdings()).toEqual(before);
  });

  // Proves: If it’s cancelled, any refund is paid to you. | If it’s cancelled, any refund is paid to {username}. | {name} is cancelled. You paid for it, so we’ve paid {refund} to your Out going Wallet.
  it('end with the refund at who paid, where the payer did confirm', async () => {
    expect((await kinds['live package']({ mpin: pin })).status).toBe(200);
    const id = await firstLive(other);
    const [row] = ((await client.get('/live-subscriptions', other.token)).body.data as { data: object[] })
      .data;
    expect(row).toMatchObject({ is_own: 1, status: 1, cancel_quote: null });
    await client.post(`/cancel-live-subscription-${id}`, { reason: 'x', mpin: pin }, other.token);
    expect((await client.operate(`/cancellations/${id}`, { status: 1 })).status).toBe(200);
    expect(await walletTexts(db, other.id)).toMatchObject({ pay_out: '0.00' });
    expect(await walletTexts(db, payer.id)).toMatchObject({ pay_in: '500.00', pay_out: '450.00' });
    const { body } = await client.get('/transactions?source=REFUND', payer.token);
    expect(body.data).toMatchObject([
      { value: '450.00', note: `Cancellation of Live Intro for ${other.username}` },
    ]);
    expect((await notesTo(payer))[0]).toMatchObject({
      title: `A package you bought for ${other.username} is cancelled`,
      body: expect.stringContaining('$450.00') as string,
    });
    const [told] = await notesTo(other);
    expect(told?.title).toBe('Your subscription is cancelled');
    expect(told?.body).not.toContain('your Out going Wallet');
  });
});

describe('the second factor (D137)', () => {
  it('is announced by both lists', async () => {
    for (const path of ['/packages', '/live-packages'])
      expect((await client.get(path, payer.token)).body.second_factor_for_others).toBe(true);
  });

  it.each(each)('lets a %s through, once, and costs no try where it is missing', async (kind) => {
    for (let missing = 0; missing < 6; missing += 1)
      expect((await kinds[kind]({})).body.errors).toEqual({
        mpin: ['Please confirm this purchase with your security PIN.'],
      });
    expect((await kinds[kind]({ mpin: notThis(pin) })).body).toMatchObject({
      message: 'Invalid mpin',
      errors: { mpin: ['Invalid mpin'] },
    });
    expect((await kinds[kind]({ mpin: pin })).status).toBe(200);
    expect((await walletTexts(db, payer.id)).pay_in).toBe((1000 - Number(prices[kind])).toFixed(2));
  });

  it('by mail is a code that was sent for a purchase, of six digits, good once', async () => {
    await db.update(members).set({ authType: 'otp' }).where(eq(members.id, payer.id));
    const text = 'Please confirm this purchase with a code from your email.';
    expect((await kinds.bot({ mpin: pin })).body.errors).toEqual({ otp: [text] });
    const wrong = await askCode(client, payer.username, 'withdraw', payer.token);
    expect((await kinds.bot({ otp: wrong })).body.errors).toEqual({ otp: ['Invalid otp'] });
    const otp = await askCode(client, payer.username, 'purchase', payer.token);
    expect(otp).toMatch(/^\d{6}$/);
    expect((await mailsTo(payer))[0]?.subject).toBe(
      `${otp} is your code to buy a package for another member`,
    );
    expect((await kinds.bot({ otp })).status).toBe(200);
    expect((await kinds.bot({ otp })).body.errors).toEqual({ otp: ['Invalid otp'] });
  });

  it('is used up by nothing that is refused anyway', async () => {
    await db.update(members).set({ authType: 'otp' }).where(eq(members.id, payer.id));
    const otp = await askCode(client, payer.username, 'purchase', payer.token);
    expect((await kinds.bot({ otp, investment_amount: '1' })).status).toBe(422);
    expect((await kinds.bot({ otp }, payer, 'nobodyatall')).body.errors).toEqual({
      username: ['Not Available'],
    });
    const large = { ...liveOrder(13, '10000', other.username), otp };
    expect((await client.post('/live-subscription', large, payer.token)).body.message).toBe(
      'Insufficient Balance',
    );
    expect((await kinds.bot({ otp })).status).toBe(200);
  });

  it('locks after five wrong ones, at its field', async () => {
    for (let tries = 0; tries < 5; tries += 1) await kinds.bot({ mpin: notThis(pin, tries + 1) });
    expect((await kinds.bot({ mpin: pin })).body.errors).toEqual({
      mpin: ['Too many wrong tries. Please try again later.'],
    });
    expect((await walletTexts(db, payer.id)).pay_in).toBe('1000.00');
  });

  it.each(each)('is not requested where a %s is for oneself, in any case of the name', async (kind) => {
    expect((await kinds[kind]({}, payer, payer.username.toUpperCase())).status).toBe(200);
    expect([await notesTo(payer), await mailsTo(payer)]).toEqual([[], []]);
  });
});

describe('notifications (D137)', () => {
  // Proves: You bought {package} for {username}. We took {amount} from your Receiving Wallet.
  it.each(each)(
    'of a %s: who paid and who owns it, by notification and mail, once for a key',
    async (kind) => {
      const key = { 'idempotency-key': `for-another-${kind.slice(0, 3)}` };
      const order =
        kind === 'bot' ? botOrder(2, '250', other.username) : liveOrder(14, '500', other.username);
      const path = kind === 'bot' ? '/subscription/store' : '/live-subscription';
      for (let sent = 0; sent < 2; sent += 1)
        expect((await client.post(path, { ...order, mpin: pin }, payer.token, key)).status).toBe(200);
      const notes = await notesTo(payer);
      expect(notes).toMatchObject([
        { title: `You bought a package for ${other.username}`, source: 'PACKAGE' },
      ]);
      expect(notes[0]?.body).toContain(`$${prices[kind]}`);
      const mails = await mailsTo(payer);
      expect(mails).toMatchObject([{ subject: `You bought a package for ${other.username}` }]);
      expect(mails[0]?.text).toContain(`$${prices[kind]}`);
      expect(mails[0]?.text).toMatch(/Not you\? Freeze your account[^]*\/freeze\?token=/);
      expect(await notesTo(other)).toMatchObject([{ title: `${payer.username} bought a package for you` }]);
      expect(await mailsTo(other)).toMatchObject([{ subject: `${payer.username} bought a package for you` }]);
    },
  );
});

it('leaves the books sound', async () => {
  await expectSound(db);
});
