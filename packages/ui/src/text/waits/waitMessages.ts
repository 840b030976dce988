import { defineMessages } from '../defineMessages';

export const waitMessages = defineMessages('waitMessages', {
  /** Both are durations: `Usually takes 6 hours. You’ve been waiting 2 hours.` */
  usual: ({ usual, waited }: { usual: string; waited: string }) =>
    `Usually takes ${usual}. You’ve been waiting ${waited}.`,
  underAnHour: 'less than an hour',
  underADay: 'less than a day',
  hours: ({ hours }: { hours: number }) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  days: ({ days }: { days: number }) => `${days} ${days === 1 ? 'day' : 'days'}`,
});
