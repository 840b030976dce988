import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../data/database';
import { memberTotals } from '../../data/schema/members';
import { payoutDays } from '../../data/schema/money';
import { fromStored } from '../../ledger/amount';
import { getPairs } from '../../plan/ranks';
import { pairCents } from '../../plan/toBonuses';

/** The member's matching pairs, as on the dashboard. */
export async function ownPairs(db: Db, memberId: number): Promise<number> {
  const [own] = await db.select().from(memberTotals).where(eq(memberTotals.memberId, memberId));
  return own ? getPairs(own) : 0;
}

/** The member's pairs of one day in UTC, from the bonuses that they brought. */
export async function pairsOfDay(db: Db, memberId: number, at: Date): Promise<number> {
  const [paid] = await db
    .select({ sum: sql<string | null>`sum(${payoutDays.amount})::text` })
    .from(payoutDays)
    .where(
      and(
        eq(payoutDays.memberId, memberId),
        eq(payoutDays.day, at.toISOString().slice(0, 10)),
        eq(payoutDays.source, 'MATCHING'),
      ),
    );
  return Number(fromStored(paid?.sum ?? null) / pairCents);
}
