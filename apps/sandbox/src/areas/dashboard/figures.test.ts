import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fromStored } from '../../ledger/amount';
import { balances, ledgerReport } from '../../ledger/balances';
import { walletTexts } from '../../testing/expectSound';
import { bonusPaid } from '../../ledger/postings';
import { post } from '../../ledger/post';
import { testDatabase } from '../../testing/database';
import { testNow } from '../../testing/seedOptions';
import { depositAddress } from '../deposit/methods';
import { members } from '../../data/schema/members';
import { payouts } from '../../data/schema/money';
import { demoMember, demoMembers } from '../../seeds/demoMembers';
import { dashboardFigures } from './figures';

const { db } = await testDatabase('seeded');
const leader = demoMember('leader').id;

describe('dashboardFigures (A §3)', () => {
  test.each(demoMembers.map(({ username, id }) => [username, id] as const))(
    'of %s are the ledger’s',
    async (username, id) => {
      const figures = await dashboardFigures(db, id);
      const report = (await ledgerReport(db)).members[username];
      const held = await walletTexts(db, id);
      expect(figures).toMatchObject({
        ...{
          username,
          payin_balance: held.pay_in,
          payout_balance: held.pay_out,
          live_balance: held.live,
          fixed_balance: held.fixed,
          hold_balance: held.hold,
        },
      });
      if (username !== 'newcomer') expect(report).toEqual(await balances(db, id));
    },
  );

  test('a bonus counts once it is paid', async () => {
    const before = await dashboardFigures(db, leader);
    const at = new Date(testNow);
    const row = {
      memberId: leader,
      wallet: 'fixed' as const,
      amount: '12.34',
      description: 'Royalty',
      source: 'ROYALTY',
      createdAt: at,
    };
    await db.insert(payouts).values({ ...row, isPaid: 0 });
    const waiting = await dashboardFigures(db, leader);
    expect({ ...waiting, waiting_income: before?.waiting_income }).toEqual(before);
    expect(fromStored(waiting?.waiting_income ?? '') - fromStored(before?.waiting_income ?? '')).toBe(1234n);
    await db.transaction(async (tx) => {
      const transactionId = await post(
        tx,
        bonusPaid(leader, 'fixed', 12_34n, { note: 'Royalty', source: 'ROYALTY' }, at),
      );
      await tx.insert(payouts).values({ ...row, isPaid: 1, transactionId });
    });
    const after = await dashboardFigures(db, leader);
    for (const field of ['royalty_bonus', 'live_total_income', 'fixed_balance'] as const) {
      expect(fromStored(after?.[field] ?? '') - fromStored(before?.[field] ?? '')).toBe(1234n);
    }
  });

  test('a newcomer has nothing [A §2 Dashboard]', async () => {
    const figures = await dashboardFigures(db, demoMember('newcomer').id);
    const {
      username,
      my_sponsor,
      last_login_at,
      subscription_date,
      first_steps,
      legs,
      since_joining,
      ...amounts
    } = figures ?? {};
    expect([username, my_sponsor, last_login_at, subscription_date]).toEqual([
      'newcomer',
      'atlas',
      null,
      null,
    ]);
    expect(new Set(Object.values(amounts))).toEqual(new Set(['0.00', 0]));
    expect(legs).toEqual({ left_bots: 0, right_bots: 0, pair_bonus: '5.00' });
    const day: unknown = expect.stringMatching(/^2026-/);
    expect(since_joining).toEqual({ joined_at: day, put_in: '0.00', taken_out: '0.00' });
    expect(first_steps).toEqual({
      ...{ email_confirmed_at: day, pin_set_at: day, first_deposit_at: null, first_package_at: null },
    });
  });

  test('an investor did each first step once, the package after the money (D113) [A §2 Dashboard]', async () => {
    const { first_steps } = (await dashboardFigures(db, leader)) ?? {};
    const { first_deposit_at, first_package_at } = first_steps ?? {};
    expect(Date.parse(first_deposit_at ?? '')).toBeLessThanOrEqual(Date.parse(first_package_at ?? ''));
    await db.update(members).set({ pinHash: null }).where(eq(members.id, leader));
    expect((await dashboardFigures(db, leader))?.first_steps.pin_set_at).toBeNull();
  });
});

test('a member keeps the address of a method, and unknown methods have none', async () => {
  const first = await depositAddress(db, leader, 2);
  expect(first).toMatch(/^T/);
  expect(await depositAddress(db, leader, 2)).toBe(first);
  expect(await depositAddress(db, demoMember('newcomer').id, 2)).not.toBe(first);
  expect(await depositAddress(db, leader, 3)).toBeUndefined();
  expect(await depositAddress(db, leader, 99)).toBeUndefined();
});
