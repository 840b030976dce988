import { defineMessages } from '../defineMessages';

/** Messages about the royalty of each month. */
export const royaltyMessages = defineMessages('royaltyMessages', {
  heading: 'Royalty by month',
  month: 'Month',
  royalty: 'Royalty',
  /** The sum of the bars, from the first month with royalty. */
  since: ({ amount, month }: { amount: string; month: string }) => `${amount} since ${month}.`,
  /** The same where a part is not paid yet (D150). */
  sinceWaiting: ({ paid, waiting, month }: { paid: string; waiting: string; month: string }) =>
    `${paid} paid and ${waiting} waiting since ${month}.`,
  none: 'No royalty yet',
  noneInPart: 'No royalty in these months.',
});
