import type { Action } from './action';
import { advanceClock, changeSettings, loginAs, resetAll } from './actions/sandbox';
import { answerTicket, sendNews, sendNotification, showNews } from './actions/messages';
import { decideCancellation } from './actions/cancellations';
import { decideKyc } from './actions/kyc';
import { addDeposit, decideManualDeposit } from './actions/deposits';
import { payBonus, payPayout } from './actions/payouts';
import { decideTransfer, requestTransfer } from './actions/transfers';
import { liftWithdrawalHold, openFrozenAccount } from './actions/safeguards';
import { decideWithdrawal } from './actions/withdrawals';

/** An action's own schema checks its input, so the server may treat every input as an object. */
const served = <Input>(action: Action<Input>) => action as Action<object>;

/** All actions of the operator, as listed in apps/sandbox/README.md. */
export const actions: readonly Action<object>[] = [
  served(resetAll),
  served(decideKyc),
  served(decideWithdrawal),
  served(decideTransfer),
  served(requestTransfer),
  served(decideCancellation),
  served(payPayout),
  served(addDeposit),
  served(payBonus),
  served(decideManualDeposit),
  served(answerTicket),
  served(sendNews),
  served(showNews),
  served(sendNotification),
  served(loginAs),
  served(advanceClock),
  served(changeSettings),
  served(liftWithdrawalHold),
  served(openFrozenAccount),
];
