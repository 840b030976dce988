import { aliasedTable, and, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { toMoments } from '../../api/dates';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { members } from '../../data/schema/members';
import { payoutCounts, payoutDays, payouts } from '../../data/schema/money';
import { isAfter } from '../../data/isAfter';
import { statement } from '../../data/statement';
import { inDays } from '../../ledger/summedDays';
import { sourceOptions } from '../../api/wordsOfMoney';

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

interface Asked extends ListValues {
  source: string | undefined;
  isPaid: 0 | 1 | undefined;
  /** The last row of the step before. */
  afterAt: Date | undefined;
  afterId: number | undefined;
}

const earner = aliasedTable(members, 'earner');

const readPayouts = statement<Asked>('payouts')((
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
export const listPayouts = memberOperation<'listPayouts'>(
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
