import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { members, memberTotals } from '../../data/schema/members';
import { statement } from '../../data/statement';
import { selectLastPurchase } from './lastPurchase';
import { isPaying, type StatusFlag, toStatusFlag } from './memberStatus';
import { getSum } from '../../ledger/amount';

interface Row {
  name: string;
  username: string;
  joined: Date;
  last: string | null;
  totals: typeof memberTotals.$inferSelect;
}

const toApi = ({ name, username, totals, joined, last }: Row): Schema<'DirectReferral'> => ({
  name,
  username,
  total_subscription: totals.ownBot,
  total_team_business: totals.teamBot,
  live_total_subscription: getSum(totals.ownLive, totals.ownFixed),
  fixed_total_team_business: getSum(totals.teamLive, totals.teamFixed),
  joined_at: joined.toISOString(),
  is_paid: totals.isPaid,
  live_is_paid: totals.liveIsPaid,
  last_purchase_at: last,
});

interface Asked extends ListValues {
  search: string | undefined;
  paying: StatusFlag;
  byOwn: 1 | undefined;
  byTeam: 1 | undefined;
  rising: 1 | undefined;
}

const { ownBot, ownLive, ownFixed, teamBot, teamLive, teamFixed } = memberTotals;

const readReferrals = statement<Asked>('referrals')((db, given) => {
  const { search, memberId } = given;
  const meant = and(
    eq(members.sponsorId, memberId),
    isPaying(given.paying),
    search &&
      sql`(strpos(lower(${members.name}), lower(${search}::text)) > 0
        OR starts_with(lower(${members.username}), lower(${search}::text)))`,
  );
  const direction = given.rising ? asc : desc;
  const sorted = given.byOwn
    ? [direction(sql`${ownBot} + ${ownLive} + ${ownFixed}`)]
    : given.byTeam
      ? [direction(sql`${teamBot} + ${teamLive} + ${teamFixed}`)]
      : [];
  const stored = db
    .select({ total: memberTotals.directCount, paid: memberTotals.directPaid })
    .from(memberTotals)
    .where(eq(memberTotals.memberId, memberId));
  return {
    counts: stored,
    // The number of direct referrals is stored, so without a filter nothing is counted.
    total:
      search || given.paying
        ? db
            .select({ total: count() })
            .from(members)
            .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
            .where(meant)
        : stored,
    rows: db
      .select({
        name: members.name,
        username: members.username,
        totals: memberTotals,
        joined: members.createdAt,
        last: selectLastPurchase,
      })
      .from(members)
      .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
      .where(meant)
      .orderBy(...sorted, direction(members.id))
      .limit(given.limit)
      .offset(given.offset),
  };
});

/** B §2 Direct Referral Business: the member's direct referrals, newest first unless sorted (D113). */
export const listDirectReferrals = memberOperation<'listDirectReferrals'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { search, status, sort, direction } = query;
    const asked = {
      ...{ memberId, search, paying: toStatusFlag(status) },
      byOwn: sort === 'own' ? (1 as const) : undefined,
      byTeam: sort === 'team' ? (1 as const) : undefined,
      rising: direction === 'asc' ? (1 as const) : undefined,
    };
    const { page, parts } = await readPage(query, {
      path: '/directlist',
      filters: { search, status, sort, direction },
      read: ({ limit, offset }) => readReferrals(db, { ...asked, limit, offset }),
      toApi,
    });
    const { total = 0, paid = 0 } = parts.counts[0] ?? {};
    return { status: true, ...page, by_status: { paid, unpaid: total - paid } };
  },
);
