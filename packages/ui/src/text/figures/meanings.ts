// What each figure means that a member reads. Screens and charts take their figures by these ids, so a figure without a
// row is a type error. Only tests and types read the rows: they cost a member nothing.

/** What a figure is, and where else it must be the same (D149, D150). */
interface Meaning {
  /** What it adds up or counts. */
  of: string;
  /** Which of them, by their state. */
  states: 'all' | 'paid' | 'waiting' | 'paid and waiting' | 'running' | 'unpaid' | 'closed';
  /** Money that crosses the border of all wallets, of one wallet, or none of both. */
  border?: 'all wallets' | 'one wallet';
  /** The time it is of, in days of the portal's zone. Weeks begin on Monday. */
  period: 'now' | 'since joining' | 'this week' | 'by week or month' | 'by day' | 'chosen days' | 'a year';
  unit: 'USD' | 'count';
  /** The fields of the contract's answers that it comes from, as `Schema.field`. */
  fields: readonly `${string}.${string}`[];
  /** The agreement test draws histories for it (tools/contract-check). */
  drawn?: true;
}

const bonus = (of: string, field: string) =>
  ({
    ...{ of, states: 'paid', period: 'since joining', unit: 'USD', drawn: true },
    fields: [`Dashboard.${field}`],
  }) as const satisfies Meaning;
const team = (of: string, field: string) =>
  ({
    ...{ of, states: 'all', period: 'since joining', unit: 'USD' },
    fields: [`Dashboard.${field}`],
  }) as const satisfies Meaning;
const count = (of: string, field: string) =>
  ({
    of,
    states: 'all',
    period: 'now',
    unit: 'count',
    fields: [`Dashboard.${field}`],
  }) as const satisfies Meaning;

const wallets = ['payin', 'payout', 'live', 'fixed'].map((wallet) => `Dashboard.${wallet}_balance` as const);

export const meanings = {
  usable: {
    ...{ of: 'the four wallets', states: 'all', period: 'now', unit: 'USD', fields: wallets, drawn: true },
  },
  onHold: {
    ...{ of: 'money of open withdrawals and transfers', states: 'waiting', period: 'now', unit: 'USD' },
    ...{ fields: ['Dashboard.hold_balance'], drawn: true },
  },
  inLive: {
    ...{ of: 'prices of live packages', states: 'running', period: 'now', unit: 'USD' },
    fields: ['RunningPackages.live_paid', 'RunningPackages.live_refund'],
  },
  inBots: {
    ...{ of: 'prices of bots', states: 'running', period: 'now', unit: 'USD' },
    fields: ['RunningPackages.bot_paid', 'RunningPackages.bot_refund'],
  },
  // The specification's own totals of all time, which no other total contains (A §3).
  totalSubscription: team('prices of all own bots', 'total_subscription'),
  liveSubscription: team('prices of all own live packages', 'live_total_subscription'),
  botBusiness: team('prices of all bots of the team', 'total_team_business'),
  poolBusiness: team('prices of all live packages of the team', 'live_team_business'),
  totalBotBonus: bonus('referral and matching bonuses', 'total_income'),
  totalPoolBonus: bonus('ROI, direct, pool level and royalty bonuses', 'live_total_income'),
  poolLevelBonus: bonus('pool level bonuses', 'pool_level_bonus'),
  referralBonus: bonus('referral bonuses', 'level_income'),
  matchingBonus: bonus('matching bonuses', 'matching_bonus'),
  roiBonus: bonus('ROI', 'roi_bonus'),
  directBonus: bonus('direct bonuses', 'lp_direct_bonus'),
  royaltyBonus: bonus('royalty', 'royalty_bonus'),
  waitingBonus: {
    ...{ of: 'bonuses of all sources', states: 'waiting', period: 'since joining', unit: 'USD' },
    ...{ fields: ['Dashboard.waiting_income'], drawn: true },
  },
  leftCount: count('members in the left leg', 'left_id_count'),
  rightCount: count('members in the right leg', 'right_id_count'),
  matchingPairs: count('one left and one right bot each', 'total_matching_pair'),
  referrals: count('members that the member sponsored', 'total_referrals'),
  paidReferrals: count('those who run a package', 'total_paid_referrals'),
  earnings: {
    ...{ of: 'bonuses of all sources', states: 'paid and waiting', period: 'by week or month', unit: 'USD' },
    ...{ fields: ['PayoutSum.sum', 'PayoutSum.waiting', 'Payout.amount', 'Payout.is_paid'], drawn: true },
  },
  royaltyByMonth: {
    ...{ of: 'royalty', states: 'paid and waiting', period: 'by week or month', unit: 'USD' },
    ...{ fields: ['PayoutSum.sum', 'PayoutSum.waiting'], drawn: true },
  },
  yearIncome: {
    ...{ of: 'bonuses of all sources', states: 'paid and waiting', period: 'a year', unit: 'USD' },
    ...{ fields: ['Payout.amount'], drawn: true },
  },
  yearWaiting: {
    ...{ of: 'bonuses of all sources', states: 'waiting', period: 'a year', unit: 'USD' },
    ...{ fields: ['Payout.amount', 'Payout.is_paid'], drawn: true },
  },
  balance: {
    ...{ of: 'one wallet, or all with the held money', states: 'all', period: 'by day', unit: 'USD' },
    ...{
      fields: ['TransactionSum.closing_balance', 'TransactionSummaryAnswer.closing_balance'],
      drawn: true,
    },
  },
  cameIn: {
    ...{ of: 'credits', states: 'all', border: 'all wallets', period: 'by day', unit: 'USD' },
    ...{ fields: ['TransactionSum.in', 'Transaction.value', 'Transaction.other_wallet'], drawn: true },
  },
  wentOut: {
    ...{ of: 'debits', states: 'all', border: 'all wallets', period: 'by day', unit: 'USD' },
    ...{ fields: ['TransactionSum.out', 'Transaction.value', 'Transaction.other_wallet'], drawn: true },
  },
  openingBalance: {
    ...{ of: 'the wallets before the first day', states: 'all', period: 'chosen days', unit: 'USD' },
    ...{ fields: ['TransactionListAnswer.more_details'], drawn: true },
  },
  closingBalance: {
    ...{ of: 'the wallets after the last day', states: 'all', period: 'chosen days', unit: 'USD' },
    ...{ fields: ['TransactionListAnswer.more_details'], drawn: true },
  },
  roiPaid: {
    ...{ of: 'ROI of one live package', states: 'paid', period: 'by week or month', unit: 'USD' },
    fields: ['LiveSubscription.paid_roi_amount', 'LiveSubscription.roi_limit'],
  },
  tradingProfit: {
    ...{ of: 'profit of an MT5 account', states: 'closed', period: 'by day', unit: 'USD' },
    fields: ['Mt5ClosedResult.profit'],
  },
  levelMembers: {
    ...{ of: 'members by level', states: 'all', period: 'now', unit: 'count' },
    fields: ['DownlineLevel.user_count'],
  },
  levelSums: {
    ...{ of: 'prices of packages by level', states: 'all', period: 'since joining', unit: 'USD' },
    fields: ['DownlineLevel.investment', 'DownlineLevel.live_investment'],
  },
  joined: {
    ...{ of: 'members of a leg who joined', states: 'all', period: 'this week', unit: 'count' },
    fields: ['TeamListMember.joined_at'],
  },
  bought: {
    ...{ of: 'members of a leg who bought', states: 'all', period: 'this week', unit: 'count' },
    fields: ['TeamListMember.last_purchase_at'],
  },
  unpaid: {
    ...{ of: 'members of a leg without a running package', states: 'unpaid', period: 'now', unit: 'count' },
    fields: ['TeamListMember.is_paid', 'TeamListMember.live_is_paid'],
  },
  silent: {
    ...{ of: 'members of a leg who last bought four weeks ago or earlier', states: 'all', period: 'now' },
    ...{ unit: 'count', fields: ['TeamListMember.last_purchase_at'] },
  },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A figure that a member reads. */
export type FigureId = keyof typeof meanings;

/** The figures for which the agreement test draws histories. */
export type DrawnFigure = {
  [F in FigureId]: (typeof meanings)[F] extends { drawn: true } ? F : never;
}[FigureId];
