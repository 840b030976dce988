import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { sumOf } from '../ledger/amount';
import { balances } from '../ledger/balances';
import { pairsOf } from '../plan/ranks';
import type { Db } from './database';
import { botSources, type PayoutSource, poolSources } from './payoutSources';
import { loginLogs } from './schema/access';
import { members, memberTotals } from './schema/members';
import { payouts } from './schema/money';
import { subscriptions } from './schema/subscriptions';

/** The dashboard's figures under their wire names (A §3); amounts are decimal texts, dates ISO. */
export interface DashboardFigures {
  username: string;
  /** The sign-in before the one that asks; null at the first. */
  last_login_at: string | null;
  payin_balance: string;
  payout_balance: string;
  live_balance: string;
  fixed_balance: string;
  total_subscription: string;
  subscription_date: string | null;
  live_total_subscription: string;
  total_team_business: string;
  live_team_business: string;
  total_income: string;
  live_total_income: string;
  pool_level_bonus: string;
  roi_bonus: string;
  lp_direct_bonus: string;
  royalty_bonus: string;
  level_income: string;
  matching_bonus: string;
  left_id_count: number;
  right_id_count: number;
  total_matching_pair: number;
  total_referrals: number;
  total_paid_referrals: number;
  my_sponsor: string | null;
}

/**
 * The figures of one member; undefined when there is none. Reads rows of this member only (totals over the downline are
 * kept up to date in member_totals), so the size of the network does not matter.
 * `signedInAt` is when the session that asks was opened: the last login is the one before it, so that a member sees
 * whether somebody else was there. Without it, the newest.
 */
export async function dashboardFigures(
  db: Db,
  memberId: number,
  signedInAt?: Date,
): Promise<DashboardFigures | undefined> {
  const sponsor = alias(members, 'sponsor');
  const [row] = await db
    .select({ member: members, totals: memberTotals, sponsor: sponsor.username })
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .leftJoin(sponsor, eq(sponsor.id, members.sponsorId))
    .where(eq(members.id, memberId));
  if (!row) return undefined;
  const { member, totals } = row;
  const held = await balances(db, memberId);
  const income = await incomeBySource(db, memberId);
  const since = await subscribedSince(db, memberId);
  const lastLogin = signedInAt ? await loginBefore(db, memberId, signedInAt) : member.lastLoginAt;
  return {
    username: member.username,
    last_login_at: lastLogin?.toISOString() ?? null,
    payin_balance: held.pay_in,
    payout_balance: held.pay_out,
    live_balance: held.live,
    fixed_balance: held.fixed,
    total_subscription: totals.ownBot,
    subscription_date: since?.toISOString() ?? null,
    live_total_subscription: sumOf(totals.ownLive, totals.ownFixed),
    total_team_business: totals.teamBot,
    live_team_business: sumOf(totals.teamLive, totals.teamFixed),
    total_income: sumOf(...botSources.map(income)),
    live_total_income: sumOf(...poolSources.map(income)),
    pool_level_bonus: income('POOL_LEVEL'),
    roi_bonus: income('ROI'),
    lp_direct_bonus: income('DIRECT'),
    royalty_bonus: income('ROYALTY'),
    level_income: income('REFERRAL'),
    matching_bonus: income('MATCHING'),
    left_id_count: totals.leftCount,
    right_id_count: totals.rightCount,
    total_matching_pair: pairsOf(totals),
    total_referrals: totals.directCount,
    total_paid_referrals: totals.directPaid,
    my_sponsor: row.sponsor,
  };
}

/** Paid bonuses by source; an unpaid one is no income yet. */
async function incomeBySource(db: Db, memberId: number): Promise<(source: PayoutSource) => string> {
  const rows = await db
    .select({ source: payouts.source, amount: sql<string>`sum(${payouts.amount})::text` })
    .from(payouts)
    .where(and(eq(payouts.memberId, memberId), eq(payouts.isPaid, 1)))
    .groupBy(payouts.source);
  const bySource = new Map(rows.map(({ source, amount }) => [source, amount]));
  return (source) => bySource.get(source) ?? '0.00';
}

async function loginBefore(db: Db, memberId: number, moment: Date): Promise<Date | undefined> {
  const [login] = await db
    .select({ createdAt: loginLogs.createdAt })
    .from(loginLogs)
    .where(and(eq(loginLogs.memberId, memberId), lt(loginLogs.createdAt, moment)))
    .orderBy(desc(loginLogs.createdAt))
    .limit(1);
  return login?.createdAt;
}

async function subscribedSince(db: Db, memberId: number): Promise<Date | undefined> {
  const [first] = await db
    .select({ createdAt: subscriptions.createdAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.memberId, memberId), eq(subscriptions.status, 1)))
    .orderBy(subscriptions.createdAt, subscriptions.id)
    .limit(1);
  return first?.createdAt;
}
