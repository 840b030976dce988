import { defineMessages } from '../../text/defineMessages';

export const verifyMessages = defineMessages('verifyMessages', {
  beforeFees: 'before fees',
  checkHistory: 'Check history',
  startAnew: 'I have checked: start anew',
  offline: 'You are offline. Nothing is sent until you are back.',
  unknown: 'We can’t tell whether this was done',
  unknownDetail: 'The connection was lost before the answer came. Look in your history first.',
  repeatable: 'Try again sends the same request, which can not be done twice.',
  codeNeeded:
    'To try again, enter the same code as before. It is the same request, and can not be done twice.',
  unproven: 'We don’t know whether this went through',
  moneyMayHaveMoved: 'Your money may or may not have moved. Check history before you send it again.',
  mayBeDone: 'It may or may not have been done. Check history before you send it again.',
  codeToSendAgain: 'To send it again, enter your code.',
  lookFirst: 'Check history before you send another.',
  hint: {
    otp: 'We send it to your email.',
    mpin: 'The pin that you chose to confirm with.',
    authenticator: 'Your authenticator app shows it.',
  },
  balanceBefore: 'Balance before',
  balanceAfter: 'Balance after',
});

/** The text about a lost response from a server without proven key support. It promises nothing (D118). */
export const unprovenText = (movesMoney: boolean): string =>
  movesMoney ? verifyMessages.moneyMayHaveMoved : verifyMessages.mayBeDone;

const hints: Readonly<Record<string, string>> = verifyMessages.hint;

/** Explains where the member gets the code. Undefined for an unknown kind. */
export const secondFactorHint = (authType: string): string | undefined =>
  Object.hasOwn(hints, authType) ? hints[authType] : undefined;
