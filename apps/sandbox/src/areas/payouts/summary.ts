import { and, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { toSummedRange } from '../../api/summedRange';
import { sourceOptions } from '../../api/wordsOfMoney';
import { memberOperation } from '../../contract/operation';
import { payoutDays } from '../../data/schema/money';
import { statement } from '../../data/statement';
import { partOrDay, type SummedRange } from '../../ledger/summedDays';

/** Twelve weeks, of which the chart draws each. */
const days = 84;

interface Asked extends SummedRange {
  memberId: number;
}

const readSums = statement<Asked>('payout summary')((db, { memberId, from, to, daily }) => {
  const part = partOrDay(payoutDays.day, { to, daily });
  return {
    sums: db
      .select({
        day: part,
        source: payoutDays.source,
        sum: sql<string>`sum(${payoutDays.amount})::text`,
        waiting: sql<string>`coalesce(sum(${payoutDays.amount}) FILTER (WHERE ${payoutDays.isPaid} = 0), 0)::text`,
        count: sql<number>`sum(${payoutDays.payouts})::int`,
      })
      .from(payoutDays)
      .where(
        and(
          eq(payoutDays.memberId, memberId),
          gt(payoutDays.payouts, 0),
          from && gte(payoutDays.day, from),
          lte(payoutDays.day, to),
        ),
      )
      // By their position, because the expression has parameters.
      .groupBy(sql`1`, sql`2`)
      .orderBy(desc(sql`1`), sql`2`),
  };
});

/** The sums of a member's bonuses, which a trigger maintains by day. */
export const getPayoutSummary = memberOperation<'getPayoutSummary'>(
  async ({ query }, { session: { memberId }, services: { db, clock } }) => {
    const range = toSummedRange(query, { now: clock.now(), days });
    const { sums } = await readSums(db, { memberId, ...range });
    return {
      status: true,
      count: sums.reduce((total, { count }) => total + count, 0),
      data: sums,
      source: sourceOptions(sums.map(({ source }) => source)),
    };
  },
);
