import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { packages } from '../data/schema/catalogue';
import { payouts } from '../data/schema/money';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { pin } from '../testing/accounts';
import { walletTexts, expectSound } from '../testing/expectSound';
import { hostileAmounts } from '../testing/hostileAmounts';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { bonusFaults } from '../testing/networkFaults';
import { botOrder, liveOrder, openShop } from '../testing/shop';
import { testServer } from '../testing/testServer';
import { dashboardFigures } from './dashboard/figures';
import { purchaseQueue, purchasesAtOnce } from './purchase/buyPackage';

const { db, client, clock } = await testServer();

type Name = 'top' | 'root' | 'mid' | 'left' | 'right';
/** root sponsors mid, mid sponsors left and right: the smallest network in which everyone can earn. */
const people = {} as Record<Name, MoneyMember>;
beforeAll(async () => {
  await openShop(db);
  await db.insert(packages).values({
    ...{ id: 99, market: 'bot', name: 'Withdrawn Bot', type: 'fixed', price: '50.00', active: false },
    ...{ minimumPrice: '50.00', maximumPrice: '50.00' },
  });
  const join = async (name: Name, above: Name | null, leg: 'L' | 'R') => {
    const sponsorId = above === null ? null : people[above].id;
    const wallets = { pay_in: '100000.00' };
    people[name] = await moneyMember(db, clock, name, { wallets, below: { sponsorId, leg } });
  };
  await join('top', null, 'L');
  await join('root', 'top', 'L');
  await join('mid', 'root', 'L');
  await join('left', 'mid', 'L');
  await join('right', 'mid', 'R');
});

let names = 0;

/** A member on the top's other leg, outside root's team. */
const make = (pay_in = '1000.00') =>
  moneyMember(db, clock, `buyer${(names += 1)}`, {
    wallets: { pay_in },
    below: { sponsorId: people.top.id, leg: 'R' },
  });
const buyBot = (body: object, { token }: MoneyMember, headers = {}) =>
  client.post('/subscription/store', body, token, headers);
const buyLive = (body: object, { token }: MoneyMember) => client.post('/live-subscription', body, token);
const held = async ({ id }: MoneyMember) => (await walletTexts(db, id)).pay_in;
const bought = async ({ id }: MoneyMember) =>
  (await db.$count(subscriptions, eq(subscriptions.memberId, id))) +
  (await db.$count(liveSubscriptions, eq(liveSubscriptions.memberId, id)));

describe('the packages (B §2)', () => {
  it('are those on sale: bots with a price or a range [B §3 Packages]', async () => {
    const { body } = await client.get('/packages', people.root.token);
    const data = body.data as Record<string, unknown>[];
    expect(data).toHaveLength(6);
    expect(data[0]).toEqual({
      ...{ id: 1, name: 'Starter Bot', type: 'fixed', is_mt5: 0 },
      ...{ price: '100.00', minimum_price: null, maximum_price: null },
      ...{ audience: 'For a first, small try.', term_months: 6, pays: 'Referral and matching', owned: 0 },
      risk: 'No fixed return. Without a team it pays nothing.',
    });
    expect(data[4]).toMatchObject({ price: null, minimum_price: '150.00', maximum_price: '5000.00' });
  });

  it('count what the member owns of each, until its end (D113)', async () => {
    const member = await make('1000.00');
    await buyBot(botOrder(1, '100.00', member.username), member);
    await buyBot(botOrder(1, '100.00', member.username), member);
    await buyLive(liveOrder(14, '500.00', member.username), member);
    const owned = async (path: string) => {
      const { body } = await client.get(path, member.token);
      const rows = body.data as { id: number; owned: number }[];
      return rows.filter((row) => row.owned > 0).map((row) => [row.id, row.owned]);
    };
    expect(await owned('/packages')).toEqual([[1, 2]]);
    expect(await owned('/live-packages')).toEqual([[14, 1]]);
    await db.update(subscriptions).set({ endDate: clock.now() }).where(eq(subscriptions.memberId, member.id));
    expect(await owned('/packages')).toEqual([]);
  });

  it('and live ones of both kinds, one of them ‘Above’, with the balance that pays [B §3 Packages]', async () => {
    const member = await make('12.34');
    const { body } = await client.get('/live-packages', member.token);
    const data = body.data as { is_mt5: number; roi_percentage: string; maximum_price: string | null }[];
    expect(new Set(data.map(({ is_mt5 }) => is_mt5))).toEqual(new Set([0, 1]));
    expect(data.some(({ maximum_price }) => Number(maximum_price) >= 100_000)).toBe(true);
    expect(data.every(({ roi_percentage }) => Number(roi_percentage) > 0)).toBe(true);
    expect(data[0]).toMatchObject({ roi_period: 'month' });
    expect(body).toMatchObject({
      balance: { pay_in: '12.34' },
      more_details: [{ title: 'Receiving Wallet', type: 'amount', value: '12.34' }],
    });
  });
});

describe('what may be bought (B §5, D63)', () => {
  const range = 'Amount Should be b/w range!!!';
  const step = 'Please Enter Amount In Multiple 0f 50';
  it.each([
    ['a fixed one at its price', 1, '100', undefined],
    ['a fixed one at another price', 1, '150', range],
    ['a variable one below its range', 5, '100', range],
    ['a variable one above its range', 5, '5050', range],
    ['below the range and no multiple: the range first', 5, '149.99', range],
    ['at the lower end', 5, '150.00', undefined],
    ['no multiple of 50', 5, '175', step],
    ['off by a cent', 5, '200.01', step],
    ['nothing', 5, '0', range],
  ])('%s [B §5 Package buy, B §9 Package amounts]', async (_what, packageId, amount, message) => {
    const member = await make();
    const { status, body } = await buyBot(botOrder(packageId, amount, member.username), member);
    if (message === undefined) {
      expect([status, body]).toEqual([200, { status: true, message: 'Package Subscribed Successfully' }]);
      expect(await held(member)).toBe((1000 - Number(amount)).toFixed(2));
      return;
    }
    expect([status, body]).toEqual([
      422,
      { status: false, message, errors: { investment_amount: [message] } },
    ]);
    expect([await held(member), await bought(member)]).toEqual(['1000.00', 0]);
  });

  it('the upper end, of a live package too [B §5 Package buy]', async () => {
    const member = await make('160000.00');
    expect((await buyLive(liveOrder(13, '150050', member.username), member)).body.message).toBe(range);
    expect((await buyLive(liveOrder(13, '10025', member.username), member)).body.message).toBe(step);
    expect((await buyLive(liveOrder(13, '150000', member.username), member)).status).toBe(200);
    expect(await held(member)).toBe('10000.00');
  });

  it('only what the wallet covers, to the cent [B §4 Package purchase]', async () => {
    const member = await make('99.99');
    const { status, body } = await buyBot(botOrder(1, '100', member.username), member);
    expect([status, body]).toEqual([
      422,
      {
        ...{ status: false, message: 'Insufficient Balance' },
        errors: { investment_amount: ['Insufficient Balance'] },
      },
    ]);
    expect([await held(member), await bought(member)]).toEqual(['99.99', 0]);
  });

  it('no package that is not on sale, nor one of the other list', async () => {
    const member = await make();
    for (const id of [99, 11, 12345])
      expect((await buyBot(botOrder(id, '250', member.username), member)).body.errors).toEqual({
        package_id: ['This package is not available.'],
      });
    expect((await buyLive(liveOrder(2, '250', member.username), member)).status).toBe(422);
    for (const id of [0, -1, '1e0', '9'.repeat(30), null, {}, 1.5])
      expect(
        (await buyBot({ ...botOrder(1, '100', member.username), package_id: id }, member)).status,
        JSON.stringify(id),
      ).toBeGreaterThanOrEqual(404);
    expect(await bought(member)).toBe(0);
  });

  it('no amount that is none, and no field of one’s own (T20, T22)', async () => {
    const member = await make();
    for (const investment_amount of hostileAmounts) {
      const { status } = await buyBot({ ...botOrder(5, '', member.username), investment_amount }, member);
      expect(status, String(investment_amount).slice(0, 40)).toBe(422);
    }
    const order = liveOrder(11, '250', member.username);
    for (const more of [
      ...[{ wallet: 'pay_out' }, { wallet: 'hold' }, { subscription_type: 'fixed' }, { price: '1' }],
      ...[{ roi_limit: '9999' }, { buyer_id: people.root.id }, { status: 1 }, { member_id: 1 }],
    ])
      expect((await buyLive({ ...order, ...more }, member)).status, JSON.stringify(more)).toBe(422);
    expect([await held(member), await bought(member)]).toEqual(['1000.00', 0]);
  });
});

describe('for whom (B §6)', () => {
  // Proves: purchaseMessages.willHappenForOther
  it('for another member, with the name in any case: it is theirs, and the buyer pays [B §6 Buying for another]', async () => {
    const [buyer, other] = [await make(), await make('5.00')];
    const order = { ...botOrder(2, '250', other.username.toUpperCase()), mpin: pin };
    expect((await buyBot(order, buyer)).status).toBe(200);
    expect([await held(buyer), await held(other)]).toEqual(['750.00', '5.00']);
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.memberId, other.id));
    expect(row).toMatchObject({ buyerId: buyer.id, price: '250.00', amountPaid: '250.00', status: 1 });
    const { body } = await client.get('/transactions', buyer.token);
    expect((body.data as { note: string }[])[0]?.note).toBe(`Purchase of Basic Bot for ${other.username}`);
  });

  it('for an unknown username [B §6 Buying for another]', async () => {
    const member = await make();
    const { status, body } = await buyBot(botOrder(1, '100', 'nobodyatall'), member);
    expect([status, body.errors]).toEqual([422, { username: ['Not Available'] }]);
    for (const username of ['', 'a b', '../x', 'x'.repeat(65), 7, null, '\u0430mara'])
      expect((await buyBot({ ...botOrder(1, '100', ''), username }, member)).status).toBe(422);
    expect(await held(member)).toBe('1000.00');
  });
});

describe('what a purchase brings to others (ADR 8)', () => {
  const earned = async ({ id }: MoneyMember) => {
    const rows = await db.select().from(payouts).where(eq(payouts.memberId, id));
    return rows.map(({ source, wallet, amount, isPaid }) => [source, wallet, amount, isPaid]);
  };

  // Proves: legsCardMessages.countsAt | legsCardMessages.whenMade
  it('a bot: a tenth to the sponsor, and five dollars for each pair that it makes', async () => {
    const { root, mid, left, right } = people;
    await buyBot(botOrder(4, '1000', left.username), left);
    expect(await earned(mid)).toEqual([['REFERRAL', 'pay_out', '100.00', 1]]);
    await buyBot(botOrder(2, '250', right.username), right);
    expect(await earned(mid)).toEqual([
      ['REFERRAL', 'pay_out', '100.00', 1],
      ['REFERRAL', 'pay_out', '25.00', 1],
      ['MATCHING', 'pay_out', '5.00', 1],
    ]);
    const { body } = await client.get('/payouts', mid.token);
    expect(body.data).toMatchObject([
      { why: { pair: 1, purchase: 'Basic Bot' } },
      { why: { base: '250.00', rate: '10', level: 1, purchase: 'Basic Bot' } },
      { why: { base: '1000.00' } },
    ]);
    const pairsToday = async () => (await client.get('/rank/incomes', mid.token)).body;
    expect(await pairsToday()).toMatchObject({ matchingCount: 1, matchingToday: 1, matchingNext: null });
    // An unmatched left leg waits for the right, so another purchase on the left makes no pair.
    await buyBot(botOrder(1, '100', left.username), left);
    expect(await earned(mid)).toHaveLength(4);
    expect(await earned(root)).toEqual([]);
    expect((await walletTexts(db, mid.id)).pay_out).toBe('140.00');
    expect(await dashboardFigures(db, mid.id)).toMatchObject({
      ...{ level_income: '135.00', matching_bonus: '5.00', total_matching_pair: 1, total_income: '140.00' },
      ...{ total_team_business: '1350.00', total_paid_referrals: 2 },
    });
  });

  it('a live package: a twentieth to the sponsor, a hundredth to the next two, into the market’s wallet', async () => {
    const { root, mid, left } = people;
    await buyLive({ ...liveOrder(15, '2000', left.username), mpin: pin }, root);
    expect((await walletTexts(db, mid.id)).live).toBe('100.00');
    expect((await walletTexts(db, root.id)).live).toBe('20.00');
    await buyLive(liveOrder(11, '250', left.username), left);
    expect((await walletTexts(db, mid.id)).fixed).toBe('12.50');
    expect((await walletTexts(db, root.id)).fixed).toBe('2.50');
    expect(await dashboardFigures(db, mid.id)).toMatchObject({
      ...{ lp_direct_bonus: '112.50', live_team_business: '2250.00', pool_level_bonus: '0.00' },
    });
    expect(await dashboardFigures(db, root.id)).toMatchObject({ pool_level_bonus: '22.50' });
  });

  it('shows from whom it came', async () => {
    const { body } = await client.get('/payouts', people.root.token);
    expect(body.data).toMatchObject([
      {
        ...{ from_username: 'left', source: 'POOL_LEVEL', description: 'Pool level 2 bonus for PAAM Start' },
        why: { rate: '1', level: 2, purchase: 'PAAM Start' },
      },
      { from_username: 'left', source: 'POOL_LEVEL', description: 'Pool level 2 bonus for Live Standard' },
    ]);
  });
});

it('leaves every total, bonus and wallet equal to the rows', async () => {
  await expectSound(db);
  expect(await bonusFaults(db)).toEqual([]);
});

it('waits for other purchases without a connection, so other calls go on (T33)', async () => {
  let end: (value: boolean) => void = () => {};
  const others = new Promise((resolve) => {
    end = resolve;
  });
  const held = Array.from({ length: purchasesAtOnce }, () => purchaseQueue(() => others));
  const member = await make();
  const waiting = ['purchase-0001', 'purchase-0002'].map((name) =>
    buyBot(botOrder(1, '100', member.username), member, { 'idempotency-key': name }),
  );
  const meanwhile = await client.get('/subscriptions', member.token);
  expect((meanwhile.body.data as { data: unknown[] }).data).toEqual([]);
  end(true);
  await Promise.all(held);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
});
