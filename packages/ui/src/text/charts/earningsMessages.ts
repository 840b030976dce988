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
  /** The running period and the same days before it (D141): `1–26 November, compared with $1,078.50 for 1–26 October.` */
  compared: ({ days, amount, daysBefore }: { days: string; amount: string; daysBefore: string }) =>
    `${days}, compared with ${amount} for ${daysBefore}.`,
  best: ({ source, amount }: { source: string; amount: string }) => `Best source: ${source}, ${amount}.`,
  /** What the running period's figure is made of, where both exist (D150). */
  states: {
    week: ({ paid, waiting }: { paid: string; waiting: string }) =>
      `This week: ${paid} paid, ${waiting} waiting.`,
    month: ({ paid, waiting }: { paid: string; waiting: string }) =>
      `This month: ${paid} paid, ${waiting} waiting.`,
  },
  /** The same for all bars, after the time that they show. */
  allStates: {
    week: ({ count, paid, waiting }: { count: number; paid: string; waiting: string }) =>
      `The last ${count} weeks: ${paid} paid, ${waiting} waiting.`,
    month: ({ count, paid, waiting }: { count: number; paid: string; waiting: string }) =>
      `The last ${count} months: ${paid} paid, ${waiting} waiting.`,
  },
  nothing: { week: 'No bonuses yet this week.', month: 'No bonuses yet this month.' },
  /** The comparison with the same days of the period before: `+18% vs 1–26 Oct`. */
  changed: ({ change, days }: { change: string; days: string }) => `${change} vs ${days}`,
  same: ({ days }: { days: string }) => `Same as ${days}`,
  /** The bars that are shown, if they aren't all. */
  last: {
    week: ({ count }: { count: number }) => (count === 1 ? 'Only this week' : `The last ${count} weeks`),
    month: ({ count }: { count: number }) => (count === 1 ? 'Only this month' : `The last ${count} months`),
  },
  /** What a figure is made of, where the current period has more. */
  fromSome: ({ count }: { count: string }) =>
    count === '1' ? 'From 1 entry only' : `From ${count} entries only`,
  lacksSome: 'We couldn’t load some entries, so they aren’t included.',
  /** The outlined part of earlier bars: days that the current period has not reached yet. */
  later: { week: 'Rest of the week', month: 'Rest of the month' },
  /** Days of one month, before its name: `1–26`. */
  days: ({ from, to }: { from: string; to: string }) => `${from}–${to}`,
  none: 'No earnings yet',
  noneReason: 'Your bonuses will appear here.',
});
