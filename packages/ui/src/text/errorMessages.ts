import { defineMessages } from './defineMessages';

/** Messages about errors. */
export const errorMessages = defineMessages('errorMessages', {
  /** Precedes the id of the failed call for support. */
  reference: 'Reference:',
  whatFailed: 'Our server didn’t respond properly. “Try again” reloads the page without sending anything.',
  failedAgain: 'Still not working? Try one of these:',
  stay: 'Stay on this page',
  /** Too many requests, without words from the server. */
  waitSeconds: ({ count }: { count: number }) =>
    count === 1
      ? 'Too many tries. Wait 1 second, then try again.'
      : `Too many tries. Wait ${count} seconds, then try again.`,
  waitMinutes: ({ count }: { count: number }) =>
    count === 1
      ? 'Too many tries. Wait 1 minute, then try again.'
      : `Too many tries. Wait ${count} minutes, then try again.`,
});
