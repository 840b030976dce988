import { aliasedTable, and, count, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { toMoments } from '../api/dates';
import { type Handlers, memberOperation } from '../contract/operation';
import { type ListValues, readPage } from '../api/readPage';
import type { Schema } from '../api/schema';
import { members } from '../data/schema/members';
import { payoutCounts, payouts } from '../data/schema/money';
import { statement } from '../data/statement';
import { sourceOptions } from '../api/wordsOfMoney';

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
}

const earner = aliasedTable(members, 'earner');

const readPayouts = statement<Asked>('payouts')((
  db,
  { memberId, source, isPaid, from, before, limit, offset },
) => {
  const meant = and(
    eq(payouts.memberId, memberId),
    source && eq(payouts.source, source),
    isPaid && eq(payouts.isPaid, isPaid),
    from && gte(payouts.createdAt, from),
    before && lt(payouts.createdAt, before),
  );
  const mine = eq(payoutCounts.memberId, memberId);
  return {
    // Without dates the kept counts have the number of payouts.
    total:
      from || before
        ? db.select({ total: count() }).from(payouts).where(meant)
        : db
            .select({ total: sql<number>`coalesce(sum(${payoutCounts.payouts}), 0)::int` })
            .from(payoutCounts)
            .where(
              and(mine, source && eq(payoutCounts.source, source), isPaid && eq(payoutCounts.isPaid, isPaid)),
            ),
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
      read: ({ limit, offset }) => readPayouts(db, { ...filter, limit, offset }),
      toApi,
    });
    return { status: true, ...page, source: sourceOptions(parts.sources.map((row) => row.source)) };
  },
);

export const payoutsHandlers = { listPayouts } satisfies Partial<Handlers>;
