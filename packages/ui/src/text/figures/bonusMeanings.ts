import { type Meaning, one } from './meaning';

const bonus = <const Of extends string, const Field extends string>(of: Of, field: Field) =>
  ({
    ...{ of, states: 'paid', period: 'since joining', unit: 'USD' },
    ...{ fields: [`Dashboard.${field}`], shownIn: ['card', 'list', 'file'] },
  }) as const satisfies Meaning;

/** What the member earned. */
export const bonusMeanings = {
  totalBotBonus: bonus('referral and matching bonuses', 'total_income'),
  totalPoolBonus: bonus('ROI, direct, pool level and royalty bonuses', 'live_total_income'),
  poolLevelBonus: bonus('pool level bonuses', 'pool_level_bonus'),
  referralBonus: bonus('referral bonuses', 'level_income'),
  matchingBonus: bonus('matching bonuses', 'matching_bonus'),
  roiBonus: bonus('ROI', 'roi_bonus'),
  directBonus: bonus('direct bonuses', 'lp_direct_bonus'),
  royaltyBonus: bonus('royalty', 'royalty_bonus'),
  paidBonuses: {
    ...{ of: 'bonuses of all sources', states: 'paid', period: 'since joining', unit: 'USD', unnamed: true },
    ...{
      fields: ['Dashboard.total_income', 'Dashboard.live_total_income'],
      shownIn: ['card', 'sentence', 'list', 'file'],
    },
  },
  waitingBonus: {
    ...{ of: 'bonuses of all sources', states: 'waiting', period: 'since joining', unit: 'USD' },
    ...{ fields: ['Dashboard.waiting_income'], shownIn: ['card', 'list', 'file'] },
  },
  earnings: {
    ...{ of: 'bonuses of all sources', states: 'paid and waiting', period: 'by week or month', unit: 'USD' },
    fields: ['PayoutSum.sum', 'PayoutSum.waiting', 'Payout.amount', 'Payout.is_paid'],
    shownIn: ['chart', 'list', 'file'],
  },
  royaltyByMonth: {
    ...{ of: 'royalty', states: 'paid and waiting', period: 'by week or month', unit: 'USD' },
    ...{ fields: ['PayoutSum.sum', 'PayoutSum.waiting'], shownIn: ['chart', 'list', 'file'] },
  },
  yearIncome: {
    ...{ of: 'bonuses of all sources', states: 'paid and waiting', period: 'a year', unit: 'USD' },
    ...{ fields: ['Payout.amount'], shownIn: ['year', 'list', 'file'] },
  },
  yearPaid: {
    ...{ of: 'bonuses of all sources', states: 'paid', period: 'a year', unit: 'USD' },
    ...{ fields: ['Payout.amount', 'Payout.is_paid'], shownIn: ['year', 'list', 'file'] },
  },
  yearWaiting: {
    ...{ of: 'bonuses of all sources', states: 'waiting', period: 'a year', unit: 'USD' },
    ...{ fields: ['Payout.amount', 'Payout.is_paid'], shownIn: ['year', 'list', 'file'] },
  },
  yearBySource: {
    ...{
      of: 'bonuses of one source',
      states: 'paid and waiting',
      period: 'a year',
      unit: 'USD',
      unnamed: true,
    },
    ...{ fields: ['Payout.amount', 'Payout.source'], shownIn: ['year', 'list', 'file'] },
  },
  payoutAmount: { ...one, of: 'a bonus', fields: ['Payout.amount'], shownIn: ['list', 'file'] },
  bonusBase: { ...one, of: 'what a bonus is a part of', fields: ['PayoutReason.base'], shownIn: ['dialog'] },
} as const satisfies Readonly<Record<string, Meaning>>;
