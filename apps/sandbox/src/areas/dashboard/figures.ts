import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { storedHold } from '../../access/safeguards';
import { formatAmount, getSum } from '../../ledger/amount';
import { toBalances, storedBalances } from '../../ledger/balances';
import { type HistorySum, storedSums, getSums, getTotal } from '../../ledger/historySums';
import { pairCents, botSources, type PayoutSource, poolSources } from '../../plan/toBonuses';
import { getPairs } from '../../plan/ranks';
import type { Db } from '../../data/database';
import { loginLogs } from '../../data/schema/access';
import { members, memberTotals } from '../../data/schema/members';
import { payoutDays } from '../../data/schema/money';
import { subscriptions } from '../../data/schema/subscriptions';
import { storedSettings } from '../../data/settings';
import { statement } from '../../data/statement';
import type { Schema } from '../../api/schema';
import { latestNotifications } from '../news/notifications';
import { toFirstSteps, storedFirsts } from './firstSteps';
import { storedRunning } from './runningPackages';

/** The dashboard's values under their API names (A §3). */
type DashboardFigures = Omit<
  Schema<'Dashboard'>,
  'notifications' | 'withdrawals_held_until' | 'running_packages'
>;

const sponsor = alias(members, 'sponsor');

interface Asked {
  memberId: number;
  /** The start of the requesting session. */
  signedInAt: Date | undefined;
}

/** All data of the dashboard at one moment. */
export const readDashboard = statement<Asked>('dashboard')((db, { memberId, signedInAt }) => ({
  own: db
    .select({ member: members, totals: memberTotals, sponsor: sponsor.username })
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .leftJoin(sponsor, eq(sponsor.id, members.sponsorId))
    .where(eq(members.id, memberId)),
  held: storedBalances(db, memberId),
  moved: storedSums(db, memberId),
  subscribed: db
    .select({ since: subscriptions.createdAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.memberId, memberId), eq(subscriptions.status, 1)))
    .orderBy(subscriptions.createdAt, subscriptions.id)
    .limit(1),
  logins: db
    .select({ at: loginLogs.createdAt })
    .from(loginLogs)
    .where(and(eq(loginLogs.memberId, memberId), signedInAt && lt(loginLogs.createdAt, signedInAt)))
    .orderBy(desc(loginLogs.createdAt))
    .limit(1),
  waiting: db
    .select({ amount: sql<string>`coalesce(sum(${payoutDays.amount}), 0)::numeric(18, 2)::text` })
    .from(payoutDays)
    .where(and(eq(payoutDays.memberId, memberId), eq(payoutDays.isPaid, 0))),
  safeguards: storedHold(db, memberId),
  notifications: latestNotifications(db, memberId),
  ...storedFirsts(db, memberId),
  ...storedRunning(db, memberId),
  settings: storedSettings(db),
}));

/**
 * The dashboard of one member, or undefined. It reads only this member's rows, so the size of the network doesn't
 * matter. The last login is the one before the session opened at `signedInAt`, which exposes an intruder, or the newest
 * without it.
 */
export async function dashboardFigures(db: Db, memberId: number, signedInAt?: Date) {
  const read = await readDashboard(db, { memberId, signedInAt });
  return toFigures(read, signedInAt);
}

/** Maps the read rows, or returns undefined if the member doesn't exist. */
export function toFigures(read: Awaited<ReturnType<typeof readDashboard>>, signedInAt?: Date) {
  const [row] = read.own;
  if (!row) return undefined;
  const { member, totals } = row;
  const held = toBalances(read.held);
  const moved = getSums(read.moved);
  const income = incomeBySource(moved);
  const lastLogin = signedInAt ? read.logins[0]?.at : member.lastLoginAt;
  return {
    username: member.username,
    last_login_at: lastLogin?.toISOString() ?? null,
    payin_balance: formatAmount(held.pay_in),
    payout_balance: formatAmount(held.pay_out),
    live_balance: formatAmount(held.live),
    fixed_balance: formatAmount(held.fixed),
    hold_balance: formatAmount(held.hold),
    total_subscription: totals.ownBot,
    subscription_date: read.subscribed[0]?.since.toISOString() ?? null,
    live_total_subscription: getSum(totals.ownLive, totals.ownFixed),
    total_team_business: totals.teamBot,
    live_team_business: getSum(totals.teamLive, totals.teamFixed),
    total_income: getSum(...botSources.map(income)),
    live_total_income: getSum(...poolSources.map(income)),
    pool_level_bonus: income('POOL_LEVEL'),
    roi_bonus: income('ROI'),
    lp_direct_bonus: income('DIRECT'),
    royalty_bonus: income('ROYALTY'),
    level_income: income('REFERRAL'),
    matching_bonus: income('MATCHING'),
    waiting_income: read.waiting[0]?.amount ?? formatAmount(0n),
    left_id_count: totals.leftCount,
    right_id_count: totals.rightCount,
    total_matching_pair: getPairs(totals),
    total_referrals: totals.directCount,
    total_paid_referrals: totals.directPaid,
    my_sponsor: row.sponsor,
    legs: {
      ...{ left_bots: totals.leftBots, right_bots: totals.rightBots },
      pair_bonus: formatAmount(pairCents),
    },
    first_steps: toFirstSteps(member, read),
    since_joining: toSinceJoining(member.createdAt, moved),
  } satisfies DashboardFigures;
}

/** Paid bonuses by source, from the ledger. Unpaid bonuses are not income yet. */
function incomeBySource(moved: readonly HistorySum[]): (source: PayoutSource) => string {
  return (source) => formatAmount(getTotal(moved.filter((sum) => sum.source === source)).credit);
}

/** What came from outside and went there. Held and returned money nets out within its source. */
function toSinceJoining(joinedAt: Date, moved: readonly HistorySum[]): Schema<'SinceJoining'> {
  const of = (source: string) => getTotal(moved.filter((sum) => sum.source === source));
  const sent = of('WITHDRAW');
  return {
    joined_at: joinedAt.toISOString(),
    put_in: formatAmount(of('DEPOSIT').credit),
    taken_out: formatAmount(sent.debit - sent.credit),
  };
}
