import { verifyMessages } from './messages';

/** The text about a lost response from a server without proven key support. It promises nothing (D118). */
export const unprovenText = (movesMoney: boolean): string =>
  movesMoney ? verifyMessages.moneyMayHaveMoved : verifyMessages.mayBeDone;
