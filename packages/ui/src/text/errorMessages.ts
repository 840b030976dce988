import { defineMessages } from './defineMessages';

/** Messages about errors. */
export const errorMessages = defineMessages('errorMessages', {
  /** Precedes the id of the failed call for support. */
  reference: 'Reference:',
  /** A write that the server rolled back (D154). */
  nothingChanged: 'This didn’t go through, and nothing has changed. Wait a moment, then try again.',
  /** Too many requests, without words from the server. */
  waitSeconds: ({ count }: { count: number }) =>
    count === 1
      ? 'Too many attempts. Wait 1 second, then try again.'
      : `Too many attempts. Wait ${count} seconds, then try again.`,
  waitMinutes: ({ count }: { count: number }) =>
    count === 1
      ? 'Too many attempts. Wait 1 minute, then try again.'
      : `Too many attempts. Wait ${count} minutes, then try again.`,
  /** 503 with a time (D156). It proves nothing about a payment, which may have run. */
  backInMinutes: ({ count }: { count: number }) =>
    count === 1
      ? 'We’re doing maintenance. We expect to be back in 1 minute.'
      : `We’re doing maintenance. We expect to be back in ${count} minutes.`,
  /** 413 (D156). The form keeps what was typed. */
  tooLarge: 'That’s too large for us to accept. Use a smaller image or a shorter text.',
  /** A redirect that isn't the server's own (D156). */
  otherNetwork:
    'Our server’s answer didn’t reach you. Your network may want you to sign in first. Open any web page to check.',
});
