import type { MemberCall } from '../http/call';
import { get, type Reply, type Route } from '../http/routes';
import { amount, id, moment, optional } from '../values';

function readDashboard({ member }: MemberCall): Reply {
  const { wallets, bots, lives, payouts, team, notifications } = member;
  const sum = (rows: readonly { cents: number }[]) =>
    amount(rows.reduce((total, { cents }) => total + cents, 0));
  const from = (source: string) => sum(payouts.filter((one) => one.source === source));
  const direct = team.filter(({ level }) => level === 1);
  return {
    data: {
      ...{ username: member.username, last_login_at: optional(moment(Date.now() - 3_600_000)) },
      ...{ payin_balance: amount(wallets.pay_in), payout_balance: amount(wallets.pay_out) },
      ...{ live_balance: amount(wallets.live), fixed_balance: amount(wallets.fixed) },
      ...{ total_subscription: sum(bots), live_total_subscription: sum(lives) },
      subscription_date: moment(bots[0]?.at),
      total_team_business: sum(team.map(({ bot }) => ({ cents: bot }))),
      live_team_business: sum(team.map(({ live }) => ({ cents: live }))),
      ...{ total_income: sum(payouts), live_total_income: from('ROI'), pool_level_bonus: amount(0) },
      ...{ roi_bonus: from('ROI'), lp_direct_bonus: amount(0), royalty_bonus: amount(0) },
      ...{ level_income: from('REFERRAL'), matching_bonus: from('MATCHING') },
      ...{ left_id_count: Math.ceil(team.length / 2), right_id_count: Math.floor(team.length / 2) },
      ...{ total_matching_pair: Math.floor(team.length / 2), total_referrals: direct.length },
      total_paid_referrals: direct.filter(({ bot }) => bot > 0).length,
      my_sponsor: optional(member.sponsor ?? null),
      notifications: notifications.slice(0, 3).map(({ id: at, title, body, at: made }) => ({
        ...{ id: id(at), title, body, created_at: moment(made) },
      })),
    },
  };
}

export const dashboardRoutes: readonly Route[] = [get('/dashboard', readDashboard)];
