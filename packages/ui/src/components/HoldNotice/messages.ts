import { defineMessages } from '../../text/defineMessages';

/** Messages about withdrawals on hold after a security change (T29). */
export const holdMessages = defineMessages('holdMessages', {
  heldUntil: 'Withdrawals are on hold until {time}.',
  why: 'Your password, PIN, sign-in method, withdrawal address or broker details have changed.',
  notYou: 'Not you? {support}.',
  support: 'Contact support',
});
