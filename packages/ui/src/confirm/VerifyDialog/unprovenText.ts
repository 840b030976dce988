import { verifyMessages } from './messages';

/** What is said of a lost answer by a server that is not proven to know keys: nothing is promised (D118). */
export const unprovenText = (movesMoney: boolean): string =>
  movesMoney ? verifyMessages.moneyMayHaveMoved : verifyMessages.mayBeDone;
