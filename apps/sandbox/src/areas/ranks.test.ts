import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../access/sessions';
import { dashboardFigures } from './dashboard/figures';
import { memberTotals } from '../data/schema/members';
import { payouts } from '../data/schema/money';
import { demoMember } from '../seeds/demoMembers';
import { formatAmount, fromStored } from '../ledger/amount';
import { ranks } from '../plan/ranks';
import { testServer } from '../testing/testServer';

const { db, client, clock } = await testServer({}, 'seeded');
const leader = demoMember('leader').id;

let token = '';
beforeAll(async () => {
  token = await openSession(db, leader, 'session', clock.now());
});
const setBots = (leftBots: number, rightBots: number) =>
  db.update(memberTotals).set({ leftBots, rightBots }).where(eq(memberTotals.memberId, leader));
const read = async (path: string, as = token) => {
  const { status, body } = await client.get(path, as);
  expect(status).toBe(200);
  return body;
};

describe('rank details (B §2)', () => {
  it('count the dashboard’s pairs', async () => {
    const figures = await dashboardFigures(db, leader);
    expect((await read('/rank/incomes')).matchingCount).toBe(figures?.total_matching_pair);
    expect((await read('/pool/incomes')).matching).toBe(figures?.total_matching_pair);
  });

  it.each([
    [0, null, 25],
    [24, null, 25],
    [25, 1, 100],
    [99, 1, 100],
    [300, 3, 1_000],
    [9_999, 5, 10_000],
    [10_000, 6, 0],
    [1_000_000, 6, 0],
  ])('with %i pairs: rank %s, then %i pairs (D98)', async (pairs, current_rank, matchingRequired) => {
    await setBots(pairs + 7, pairs);
    expect(await read('/rank/incomes')).toMatchObject({
      current_rank,
      matchingRequired,
      matchingCount: pairs,
    });
  });

  it('list the ranks of the plan, the lowest first', async () => {
    const { data } = await read('/rank/incomes');
    expect(data).toEqual(ranks.map(({ id, name, pairs }) => ({ id, name, team_count: pairs })));
  });
});

describe('the pace', () => {
  it('is of the matching bonuses of 90 days, today included, at one pair each', async () => {
    const first = new Date(clock.now().getTime() - 89 * 86_400_000).toISOString().slice(0, 10);
    const rows = await db.select().from(payouts).where(eq(payouts.memberId, leader));
    const recent = rows
      .filter(
        ({ source, createdAt }) => source === 'MATCHING' && createdAt.toISOString().slice(0, 10) >= first,
      )
      .reduce((sum, { amount }) => sum + fromStored(amount), 0n);
    const pairs = Number(recent / 500n);
    expect(pairs).toBeGreaterThan(0);
    expect((await read('/rank/incomes')).matchingRecent).toEqual({ pairs, days: 90 });
  });
});

describe('royalty details (B §2)', () => {
  it.each([
    [299, 'Silver', null],
    [300, 'Gold', 'Gold'],
    [3_000, 'Diamond', 'Diamond'],
  ])('with %i pairs: rank %s, royalty rank %s, in the tree too', async (pairs, currentRank, salary) => {
    await setBots(pairs, pairs + 1);
    expect(await read('/pool/incomes')).toMatchObject({
      ...{ currentRank, matching: pairs, matchingRequired: 300 },
      rankRequired: ['Gold', 'Platinum', 'Diamond', 'Crown'],
    });
    const [root] = (await read('/directTeam')).data as Record<string, unknown>[];
    expect(root).toMatchObject({ sponsor_rank: currentRank, sponsor_salary: salary });
  });

  // Proves: summaryTitles.thisMonth
  it('sum up the payouts, paid, unpaid and of this month', async () => {
    const rows = await db.select().from(payouts).where(eq(payouts.memberId, leader));
    const getSum = (source: string, meant: (row: (typeof rows)[number]) => boolean) =>
      rows
        .filter((row) => row.source === source && meant(row))
        .reduce((total, { amount }) => total + fromStored(amount), 0n);
    const month = clock.now().toISOString().slice(0, 7);
    const isNow = ({ createdAt }: (typeof rows)[number]) => createdAt.toISOString().startsWith(month);
    const pairs = getSum('MATCHING', isNow) / 500n;
    expect(pairs).toBeGreaterThan(0n);
    const card = (title: string, cents: bigint) => ({ title, type: 'amount', value: formatAmount(cents) });
    expect((await read('/pool/incomes')).more_details).toEqual([
      card(
        'Royalty Paid',
        getSum('ROYALTY', ({ isPaid }) => isPaid === 1),
      ),
      card(
        'Royalty Unpaid',
        getSum('ROYALTY', ({ isPaid }) => isPaid === 0),
      ),
      {
        title: 'This Month',
        body: [
          { title: 'Matching Pairs', type: 'count', value: Number(pairs) },
          card('Royalty', getSum('ROYALTY', isNow)),
        ],
      },
    ]);
  });

  it('are zeros for who has nothing', async () => {
    const newcomer = await openSession(db, demoMember('newcomer').id, 'session', clock.now());
    expect(await read('/pool/incomes', newcomer)).toMatchObject({ currentRank: null, matching: 0 });
    expect(await read('/rank/incomes', newcomer)).toMatchObject({ current_rank: null, matchingCount: 0 });
  });
});
