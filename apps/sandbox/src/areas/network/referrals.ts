import { aliasedTable, and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { members, memberTotals } from '../../data/schema/members';
import { statement } from '../../data/statement';
import { getSum } from '../../ledger/amount';
import { isPaying, selectLastPurchase, type StatusFlag, toStatusFlag } from './memberStatus';

interface Row {
  name: string;
  username: string;
  turn: string;
  joined: Date;
  last: string | null;
  totals: typeof memberTotals.$inferSelect;
}

const toApi = ({ name, username, turn, totals, joined, last }: Row): Schema<'DirectReferral'> => ({
  name,
  username,
  total_subscription: totals.ownBot,
  total_team_business: totals.teamBot,
  live_total_subscription: getSum(totals.ownLive, totals.ownFixed),
  fixed_total_team_business: getSum(totals.teamLive, totals.teamFixed),
  leg: turn === 'L' ? 'left' : 'right',
  joined_at: joined.toISOString(),
  is_paid: totals.isPaid,
  live_is_paid: totals.liveIsPaid,
  last_purchase_at: last,
});

const own = aliasedTable(members, 'own');

interface Asked extends ListValues {
  /** The first day of the month, the same days of the month before, each as a moment. */
  month: string;
  monthBefore: string;
  until: string;
  search: string | undefined;
  paying: StatusFlag;
  byOwn: 1 | undefined;
  byTeam: 1 | undefined;
  rising: 1 | undefined;
}

const { ownBot, ownLive, ownFixed, teamBot, teamLive, teamFixed } = memberTotals;

const team = sql`(${teamBot} + ${teamLive} + ${teamFixed})`;

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
    sums: db
      .select({
        ownBot: sql<string>`coalesce(sum(${ownBot}), 0)::numeric(20, 2)::text`,
        ownPool: sql<string>`coalesce(sum(${ownLive} + ${ownFixed}), 0)::numeric(20, 2)::text`,
        team: sql<string>`coalesce(sum(${team}), 0)::numeric(20, 2)::text`,
        topTeam: sql<string>`coalesce((SELECT sum(one) FROM unnest((array_agg(${team} ORDER BY ${team} DESC))[1:3]) one), 0)::numeric(20, 2)::text`,
        joined: sql<string>`count(*) FILTER (WHERE ${members.createdAt} >= ${given.month}::timestamptz)`,
        before: sql<string>`count(*) FILTER (WHERE ${members.createdAt} >= ${given.monthBefore}::timestamptz
          AND ${members.createdAt} < ${given.until}::timestamptz)`,
      })
      .from(members)
      .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
      .where(eq(members.sponsorId, memberId)),
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
        turn: sql<string>`substr(${members.binaryPath}, length(${own.binaryPath}) + 1, 1)`,
        totals: memberTotals,
        joined: members.createdAt,
        last: selectLastPurchase,
      })
      .from(members)
      .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
      .innerJoin(own, eq(own.id, memberId))
      .where(meant)
      .orderBy(...sorted, direction(members.id))
      .limit(given.limit)
      .offset(given.offset),
  };
});

/** The running month, and the same days of the month before, in UTC. */
function toMonth(now: Date) {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const passed = now.getTime() - Date.UTC(year, month);
  const before = Date.UTC(year, month - 1);
  return {
    month: new Date(Date.UTC(year, month)).toISOString(),
    monthBefore: new Date(before).toISOString(),
    until: new Date(Math.min(before + passed, Date.UTC(year, month))).toISOString(),
  };
}

interface Sums {
  ownBot: string;
  ownPool: string;
  team: string;
  topTeam: string;
  joined: string;
  before: string;
}

const toSums = (sums: Sums | undefined, month: string): Schema<'DirectReferralSums'> => ({
  own_bot: sums?.ownBot ?? '0.00',
  own_pool: sums?.ownPool ?? '0.00',
  team: sums?.team ?? '0.00',
  top_team: sums?.topTeam ?? '0.00',
  month: month.slice(0, 10),
  joined: Number(sums?.joined ?? 0),
  joined_before: Number(sums?.before ?? 0),
});

/** B §2 Direct Referral Business: the member's direct referrals, newest first unless sorted (D113). */
export const listDirectReferrals = memberOperation<'listDirectReferrals'>(
  async ({ query }, { session: { memberId }, services: { db, clock } }) => {
    const { search, status, sort, direction } = query;
    const asked = {
      ...toMonth(clock.now()),
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
    return {
      status: true,
      ...page,
      by_status: { paid, unpaid: total - paid },
      sums: toSums(parts.sums[0], asked.month),
    };
  },
);
