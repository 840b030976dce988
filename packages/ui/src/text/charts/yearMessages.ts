import { defineMessages } from '../defineMessages';
import { nameFigure } from '../figures/figure';

/** The portal's own messages for a year's income. */
export const yearMessages = defineMessages('yearMessages', {
  title: 'Your year',
  note: 'Income by source and month, for your tax return.',
  year: 'Year',
  csv: 'CSV',
  pdf: 'PDF',
  /** The name of the file and of the printed page. */
  income: ({ year }: { year: string }) => `Income ${year}`,
  count: ({ count }: { count: string }) => (count === '1' ? '1 bonus' : `${count} bonuses`),
  /** Bonuses that the sums lack, without a full stop. */
  missing: ({ count }: { count: number }) =>
    count === 1
      ? 'We couldn’t load 1 bonus, so it isn’t included'
      : `We couldn’t load ${count} bonuses, so they aren’t included`,
  /** The amount is an element. */
  unpaid: '{amount} of it isn’t paid yet.',
  bySource: 'By source',
  byMonth: 'Month by month',
  month: 'Month',
  total: 'Total',
  paid: 'Paid',
  notPaid: 'Not paid yet',
  /** The days of the year so far. */
  period: 'Period',
  zone: 'Time zone',
  /** Next to the name of the running month. */
  soFar: 'so far',
  /** The member is an element. */
  issued: 'Issued to {member} on {day}.',
  basis: 'In US dollars, by the day each bonus was created.',
  /** Each month's name is a link to the statement of that month. */
  statements: 'Select a month to open its statement.',
  summary: 'This is a summary of your account, not tax advice.',
  none: ({ year }: { year: string }) => `No income in ${year}`,
  allBonuses: 'All bonuses',
  noneReason: 'Choose another year, or come back after your first bonus.',
  best: ({ month, amount }: { month: string; amount: string }) => `Best month: ${month}, ${amount}.`,
  allData: 'All your data',
  allDataNote:
    'All lists of your account, from your first day, as one ZIP file of tables. Passwords and codes are never in it.',
  /** The name of the list of what is in the file. */
  allDataContents: 'What’s in it',
  download: 'Download',
});

// The names of a year's sums, on the screen, on paper and in the file.

export const yearPaid = nameFigure('yearPaid', yearMessages.paid);
export const yearWaiting = nameFigure('yearWaiting', yearMessages.notPaid);
export const yearIncome = nameFigure('yearIncome', yearMessages.total);
