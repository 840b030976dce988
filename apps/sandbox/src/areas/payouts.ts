import { aliasedTable, and, desc, eq, gte, lt } from 'drizzle-orm';
import { type DayRange, momentsOf } from '../contract/dates';
import { type Handlers, memberOperation } from '../contract/operation';
import { pageOf, type PageQuery, requireWhole, sliceOf } from '../contract/page';
import { snapshot } from '../data/database';
import { members } from '../data/schema/members';
import { payouts } from '../data/schema/money';
import { sourceChoices } from '../data/wordsOfMoney';

interface Query extends PageQuery, DayRange {
  source?: string;
  is_paid?: 0 | 1;
}

/** B §2 Payouts: bonuses, newest first, all sources without `source` (D88). */
const listPayouts = memberOperation(
  async ({ query }: { query: Query }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const { source, is_paid, from_date, to_date } = query;
      const slice = sliceOf(query);
      const { from, before } = momentsOf(query);
      const mine = eq(payouts.memberId, memberId);
      const meant = and(
        mine,
        source === undefined ? undefined : eq(payouts.source, source),
        is_paid === undefined ? undefined : eq(payouts.isPaid, is_paid),
        from && gte(payouts.createdAt, from),
        before && lt(payouts.createdAt, before),
      );
      const earner = aliasedTable(members, 'earner');
      const total = await db.$count(payouts, meant);
      requireWhole(total, slice);
      const rows = await db
        .select({ payout: payouts, from: earner.username })
        .from(payouts)
        .leftJoin(earner, eq(earner.id, payouts.fromMemberId))
        .where(meant)
        .orderBy(desc(payouts.createdAt), desc(payouts.id))
        .limit(slice.limit)
        .offset(slice.offset);
      const items = rows.map(({ payout, from: username }) => ({
        id: payout.id,
        from_username: username,
        wallet: payout.wallet,
        amount: payout.amount,
        description: payout.description,
        source: payout.source,
        is_paid: payout.isPaid === 1 ? 1 : 0,
        created_at: payout.createdAt.toISOString(),
      }));
      const sources = await db.selectDistinct({ source: payouts.source }).from(payouts).where(mine);
      return {
        status: true,
        ...pageOf(items, total, slice, '/payouts', {
          source,
          is_paid: is_paid === undefined ? undefined : String(is_paid),
          from_date,
          to_date,
        }),
        source: sourceChoices(sources.map((row) => row.source)),
      };
    }),
);

export const payoutsHandlers: Handlers = { listPayouts };
