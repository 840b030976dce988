import { aliasedTable, and, desc, eq, gt, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { toSummedRange } from '../api/summedRange';
import { sourceOptions } from '../api/wordsOfMoney';
import { payoutCounts, payoutDays, payouts } from '../data/schema/money';
import { statement } from '../data/statement';
import { inDays, partOrDay, type SummedRange } from '../ledger/summedDays';
import { toMoments } from '../api/dates';
import { type ListValues, readPage } from '../api/readPage';
import type { Schema } from '../api/schema';
import { members } from '../data/schema/members';
import { isAfter } from '../data/isAfter';

interface Row {
  payout: typeof payouts.$inferSelect;
  from: string | null;
}

const toApi = ({ payout, from }: Row): Schema<'Payout'> => ({
  id: payout.id,
  from_username: from,
  wallet: payout.wallet,
  amount: payout.amount,
  description: payout.description,
  source: payout.source,
  is_paid: payout.isPaid,
  created_at: payout.createdAt.toISOString(),
  why: payout.why,
});

interface AskedList extends ListValues {
  source: string | undefined;
  isPaid: 0 | 1 | undefined;
  /** The last row of the step before. */
  afterAt: Date | undefined;
  afterId: number | undefined;
}

const earner = aliasedTable(members, 'earner');

const readPayouts = statement<AskedList>('payouts')((
  db,
  { memberId, source, isPaid, from, before, afterAt, afterId, limit, offset },
) => {
  const meant = and(
    eq(payouts.memberId, memberId),
    source && eq(payouts.source, source),
    isPaid && eq(payouts.isPaid, isPaid),
    from && gte(payouts.createdAt, from),
    before && lt(payouts.createdAt, before),
    afterAt && afterId && isAfter(payouts, { at: afterAt, id: afterId }),
  );
  const mine = eq(payoutCounts.memberId, memberId);
  const total = (kept: typeof payoutCounts | typeof payoutDays, range?: SQL) =>
    db
      .select({ total: sql<number>`coalesce(sum(${kept.payouts}), 0)::int` })
      .from(kept)
      .where(
        and(
          eq(kept.memberId, memberId),
          source && eq(kept.source, source),
          isPaid && eq(kept.isPaid, isPaid),
          range,
        ),
      );
  return {
    // Kept by source, and by day for a range, which begins and ends with one.
    total: from || before ? total(payoutDays, inDays(payoutDays.day, { from, before })) : total(payoutCounts),
    rows: db
      .select({ payout: payouts, from: earner.username })
      .from(payouts)
      .leftJoin(earner, eq(earner.id, payouts.fromMemberId))
      .where(meant)
      .orderBy(desc(payouts.createdAt), desc(payouts.id))
      .limit(limit)
      .offset(offset),
    sources: db
      .selectDistinct({ source: payoutCounts.source })
      .from(payoutCounts)
      .where(and(mine, gt(payoutCounts.payouts, 0))),
  };
});

/** B §2 Payouts: bonuses, newest first. Without `source` all sources are included (D88). */
const listPayouts = memberOperation<'listPayouts'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { source, is_paid, from_date, to_date } = query;
    const filter = { memberId, source, isPaid: is_paid, ...toMoments(query) };
    const { page, parts } = await readPage(query, {
      path: '/payouts',
      filters: { source, is_paid, from_date, to_date },
      read: ({ limit, offset, after }) =>
        readPayouts(db, { ...filter, limit, offset, afterAt: after?.at, afterId: after?.id }),
      getKey: ({ payout }) => ({ at: payout.createdAt, id: payout.id }),
      toApi,
    });
    return { status: true, ...page, source: sourceOptions(parts.sources.map((row) => row.source)) };
  },
);

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
const getPayoutSummary = memberOperation<'getPayoutSummary'>(
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

export const payoutsHandlers = { listPayouts, getPayoutSummary } satisfies Partial<Handlers>;
