import { and, eq, gte, sql } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { type Db, snapshot } from '../data/database';
import { getNextRank, getPairs, getRank, ranks, royaltyRanks } from '../plan/ranks';
import { payoutDays, payouts } from '../data/schema/money';
import { type Cents, fromStored } from '../ledger/amount';
import { pairCents } from '../plan/toBonuses';
import { amountCard } from '../api/amountCard';
import type { Schema } from '../api/schema';
import { memberTotals } from '../data/schema/members';

/** The member's matching pairs, as on the dashboard. */
async function ownPairs(db: Db, memberId: number): Promise<number> {
  const [own] = await db.select().from(memberTotals).where(eq(memberTotals.memberId, memberId));
  return own ? getPairs(own) : 0;
}

/** The member's pairs from one day up to now, in UTC, by the bonuses that they brought. */
async function pairsSince(db: Db, memberId: number, from: Date): Promise<number> {
  const [paid] = await db
    .select({ sum: sql<string | null>`sum(${payoutDays.amount})::text` })
    .from(payoutDays)
    .where(
      and(
        eq(payoutDays.memberId, memberId),
        gte(payoutDays.day, from.toISOString().slice(0, 10)),
        eq(payoutDays.source, 'MATCHING'),
      ),
    );
  return Number(fromStored(paid?.sum ?? null) / pairCents);
}

/** B §2 Royalty Details: the operator grants royalty to members with an upper rank (ADR 8). */
const getRoyaltyProgress = memberOperation<'getRoyaltyProgress'>(
  async (_input, { session: { memberId }, services: { db, clock } }) =>
    snapshot(db, async (tx) => {
      const pairs = await ownPairs(tx, memberId);
      const now = clock.now();
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
      return {
        status: true,
        currentRank: getRank(pairs)?.name ?? null,
        matching: pairs,
        matchingRequired: royaltyRanks[0]?.pairs ?? 0,
        rankRequired: royaltyRanks.map(({ name }) => name),
        more_details: await royaltyCards(tx, memberId, month),
      };
    }),
);

/** Paid and pending royalty from the payouts, and the amount of this month (UTC). */
async function royaltyCards(db: Db, memberId: number, month: Date): Promise<Schema<'RoyaltyCard'>[]> {
  const getSum = async (...those: Parameters<typeof and>): Promise<Cents> => {
    const [row] = await db
      .select({ sum: sql<string | null>`sum(${payouts.amount})::text` })
      .from(payouts)
      .where(and(eq(payouts.memberId, memberId), ...those));
    return fromStored(row?.sum ?? null);
  };
  const royalty = eq(payouts.source, 'ROYALTY');
  const paid = await getSum(royalty, eq(payouts.isPaid, 1));
  const unpaid = await getSum(royalty, eq(payouts.isPaid, 0));
  const since = gte(payouts.createdAt, month);
  const granted = await getSum(royalty, since);
  const matched = await getSum(eq(payouts.source, 'MATCHING'), since);
  const pairs = Number(matched / pairCents);
  return [
    amountCard('Royalty Paid', paid),
    amountCard('Royalty Unpaid', unpaid),
    {
      title: 'This Month',
      body: [{ title: 'Matching Pairs', type: 'count', value: pairs }, amountCard('Royalty', granted)],
    },
  ];
}

/** The days of the pace. */
const recentDays = 90;
/** In ms. */
const dayLength = 86_400_000;

/** B §2 Rank Details. The top rank has no next one, so the required pairs are 0 (D98). */
const getRankProgress = memberOperation<'getRankProgress'>(
  async (_input, { session: { memberId }, services: { db, clock } }) =>
    snapshot(db, async (tx) => {
      const pairs = await ownPairs(tx, memberId);
      const now = clock.now();
      const first = new Date(now.getTime() - (recentDays - 1) * dayLength);
      return {
        status: true,
        data: ranks.map(({ id, name, pairs: asked }) => ({ id, name, team_count: asked })),
        current_rank: getRank(pairs)?.id ?? null,
        matchingCount: pairs,
        matchingRequired: getNextRank(pairs)?.pairs ?? 0,
        matchingToday: await pairsSince(tx, memberId, now),
        // The plan pays a pair with the purchase that makes it.
        matchingNext: null,
        matchingRecent: { pairs: await pairsSince(tx, memberId, first), days: recentDays },
      };
    }),
);

/** The progress from a member's pairs (B §2). The plan is in plan/ranks.ts. */
export const ranksHandlers = { getRankProgress, getRoyaltyProgress } satisfies Partial<Handlers>;
