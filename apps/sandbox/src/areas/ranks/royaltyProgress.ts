import { and, eq, gte, sql } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { type Db, snapshot } from '../../data/database';
import { payouts } from '../../data/schema/money';
import { type Cents, fromStored } from '../../ledger/amount';
import { pairCents } from '../../plan/toBonuses';
import { getRank, royaltyRanks } from '../../plan/ranks';
import { amountCard } from '../../api/amountCard';
import type { Schema } from '../../api/schema';
import { ownPairs } from './ownPairs';

/** B §2 Royalty Details: the operator grants royalty to members with an upper rank (ADR 8). */
export const getRoyaltyProgress = memberOperation<'getRoyaltyProgress'>(
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
