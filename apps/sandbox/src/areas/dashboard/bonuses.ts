import { and, eq, sum } from 'drizzle-orm';
import type { Db } from '../../data/database';
import { payouts } from '../../data/schema/money';
import { type Cents, formatAmount, fromStored } from '../../ledger/amount';

/** Which payouts make up which figure (A §3). */
const botSources = { level_income: 'REFERRAL', matching_bonus: 'MATCHING' } as const;
const poolSources = {
  pool_level_bonus: 'POOL_LEVEL',
  roi_bonus: 'ROI',
  lp_direct_bonus: 'DIRECT',
  royalty_bonus: 'ROYALTY',
} as const;

/** What a member was paid, by kind of bonus, and the totals of both markets. Unpaid ones don't count yet. */
export async function bonusesOf(db: Db, memberId: number): Promise<Record<string, string>> {
  const rows = await db
    .select({ source: payouts.source, paid: sum(payouts.amount) })
    .from(payouts)
    .where(and(eq(payouts.memberId, memberId), eq(payouts.isPaid, 1)))
    .groupBy(payouts.source);
  const paid = (source: string): Cents => fromStored(rows.find((row) => row.source === source)?.paid ?? null);
  const figures = (sources: Record<string, string>) =>
    Object.fromEntries(Object.entries(sources).map(([field, source]) => [field, formatAmount(paid(source))]));
  const total = (sources: Record<string, string>) =>
    formatAmount(Object.values(sources).reduce((all, source) => all + paid(source), 0n));
  return {
    total_income: total(botSources),
    live_total_income: total(poolSources),
    ...figures(botSources),
    ...figures(poolSources),
  };
}
