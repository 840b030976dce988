import { eq, min } from 'drizzle-orm';
import { getMember } from '../access/members';
import { type Handlers, memberOperation } from '../contract/operation';
import type { Db } from '../data/database';
import { memberTotals } from '../data/schema/members';
import { subscriptions } from '../data/schema/subscriptions';
import { balances } from '../ledger/balances';
import { bonusesOf } from './dashboard/bonuses';
import { latestNotifications } from './news/notifications';

async function totalsOf(db: Db, memberId: number) {
  const [totals] = await db.select().from(memberTotals).where(eq(memberTotals.memberId, memberId));
  if (!totals) throw new Error(`Member ${memberId} has no totals.`);
  return totals;
}

async function firstSubscription(db: Db, memberId: number): Promise<string | null> {
  const [row] = await db
    .select({ at: min(subscriptions.createdAt) })
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId));
  return row?.at?.toISOString() ?? null;
}

/** A §3: every figure of the dashboard, as text with two decimals or as a count. */
const getDashboard = memberOperation(async (_input, { session: { memberId }, services: { db } }) => {
  const member = await getMember(db, memberId);
  const wallets = await balances(db, memberId);
  const totals = await totalsOf(db, memberId);
  const sponsor = member.sponsorId === null ? undefined : await getMember(db, member.sponsorId);
  return {
    status: true,
    data: {
      username: member.username,
      last_login_at: member.lastLoginAt?.toISOString() ?? null,
      payin_balance: wallets.pay_in,
      payout_balance: wallets.pay_out,
      live_balance: wallets.live,
      fixed_balance: wallets.fixed,
      total_subscription: totals.ownBot,
      subscription_date: await firstSubscription(db, memberId),
      live_total_subscription: totals.ownLive,
      total_team_business: totals.teamBot,
      live_team_business: totals.teamLive,
      ...(await bonusesOf(db, memberId)),
      left_id_count: totals.leftCount,
      right_id_count: totals.rightCount,
      total_matching_pair: Math.min(totals.leftBots, totals.rightBots),
      total_referrals: totals.directCount,
      total_paid_referrals: totals.directPaid,
      my_sponsor: sponsor?.username ?? null,
      notifications: await latestNotifications(db, memberId),
    },
  };
});

export const dashboardHandlers: Handlers = { getDashboard };
