import { defineMessages } from '../../text/defineMessages';

/** Messages about withdrawals on hold after a security change (T29). */
export const holdMessages = defineMessages('holdMessages', {
  heldUntil: 'Withdrawals are held until {time}.',
  why: 'A password, pin, code or address of this account was changed.',
  notYou: 'If that was not you, {support}.',
  support: 'write to support',
});
