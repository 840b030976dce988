import { defineMessages } from '../../text/defineMessages';

export const verifyMessages = defineMessages('verifyMessages', {
  beforeFees: 'before fees',
  checkHistory: 'Check history',
  startAgain: 'I’ve checked, start again',
  offline: 'You’re offline. Nothing will be sent until you’re back.',
  unknown: 'We don’t know whether this went through',
  unknownDetail: 'We got no clear answer. Check your history first.',
  failedAgainDetail: 'Our server gave the same error twice. Check your history, and try again later.',
  repeatable: 'Trying again sends the same request, so it can’t go through twice.',
  codeNeeded: 'To try again, enter the same code. It’s the same request, so it can’t go through twice.',
  moneyMayHaveMoved: 'Your money may or may not have moved. Check history before you send it again.',
  mayBeDone: 'This may or may not have gone through. Check history before you send it again.',
  codeToSendAgain: 'To send it again, enter your code.',
  lookFirst: 'Check history before you send another.',
  hint: {
    otp: 'We emailed it to you.',
    mpin: 'The PIN you use to confirm.',
    authenticator: 'From your authenticator app.',
  },
  balanceBefore: 'Balance before',
  balanceAfter: 'Balance after',
  /** A button, a verb. */
  takeBack: 'Take back',
  takeBackEffect: 'The whole amount returns to your {wallet}.',
  takeBackEffectUnnamed: 'The whole amount returns to its wallet.',
});

/** The text about a lost response from a server without proven key support. It promises nothing (D118). */
export const unprovenText = (movesMoney: boolean): string =>
  movesMoney ? verifyMessages.moneyMayHaveMoved : verifyMessages.mayBeDone;
