import { and, eq, gte, sql } from 'drizzle-orm';
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

/** The member's pairs from one day up to now, in UTC, by the bonuses that they brought. */
export async function pairsSince(db: Db, memberId: number, from: Date): Promise<number> {
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
