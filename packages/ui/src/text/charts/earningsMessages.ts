import { defineMessages } from '../defineMessages';

/** Messages about total bonuses. */
export const earningsMessages = defineMessages('earningsMessages', {
  heading: 'Earnings',
  byWeek: 'Earnings by week',
  byMonth: 'Earnings by month',
  week: 'Week',
  month: 'Month',
  period: 'Period',
  weekStarting: ({ day }: { day: string }) => `Week of ${day}`,
  others: 'Other sources',
  /** Placeholders in the legend until the sources are loaded. */
  expected: ['Referral Bonus', 'Matching Bonus', 'ROI Bonus'],
  best: { week: 'Best source this week', month: 'Best source this month' },
  bestIs: ({ best, source, amount }: { best: string; source: string; amount: string }) =>
    `${best}: ${source}, ${amount}.`,
  nothing: { week: 'No bonuses yet this week.', month: 'No bonuses yet this month.' },
  /** The comparison with the previous figure: `+18% vs October`. */
  changed: ({ change, month }: { change: string; month: string }) => `${change} vs ${month}`,
  same: ({ month }: { month: string }) => `Same as ${month}`,
  lastWeek: 'last week',
  none: 'No earnings yet',
  noneReason: 'Your bonuses will appear here.',
});
