import { defineMessages } from '../defineMessages';

export const waitMessages = defineMessages('waitMessages', {
  /** Both are durations: `Usually takes 6 hours. Yours has waited 2 hours.` */
  usual: ({ usual, waited }: { usual: string; waited: string }) =>
    `Usually takes ${usual}. Yours has waited ${waited}.`,
  underAnHour: 'less than an hour',
  hours: ({ hours }: { hours: number }) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  days: ({ days }: { days: number }) => `${days} ${days === 1 ? 'day' : 'days'}`,
});
