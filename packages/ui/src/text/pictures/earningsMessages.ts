import { defineMessages } from '../defineMessages';

/** Our own words for what bonuses came to. */
export const earningsMessages = defineMessages('earningsMessages', {
  heading: 'Earnings',
  byWeek: 'Earnings by week',
  byMonth: 'Earnings by month',
  week: 'Week',
  month: 'Month',
  period: 'Period',
  weekStarting: (day: string) => `Week of ${day}`,
  others: 'Other sources',
  /** Where the legend stands before the answer has named its sources. */
  expected: ['Referral Bonus', 'Matching Bonus', 'ROI Bonus'],
  best: { week: 'Best source this week', month: 'Best source this month' },
  bestIs: (best: string, source: string, amount: string) => `${best}: ${source}, ${amount}.`,
  nothing: { week: 'No bonus came in this week yet.', month: 'No bonus came in this month yet.' },
  /** How a figure stands beside the one before: `+18 % on October`. */
  changed: (by: string, before: string) => `${by} on ${before}`,
  same: (before: string) => `As much as in ${before}`,
  lastWeek: 'last week',
  none: 'No earnings yet',
  noneReason: 'Bonuses appear here as soon as you earn them.',
});
