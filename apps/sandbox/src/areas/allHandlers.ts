import type { Handlers } from '../contract/operation';
import { accessHandlers } from './access';
import { dashboardHandlers } from './dashboard';
import { depositHandlers } from './deposit';
import { kycHandlers } from './kyc';
import { mt5Handlers } from './mt5';
import { networkHandlers } from './network';
import { newsHandlers } from './news';
import { payoutsHandlers } from './payouts';
import { profileHandlers } from './profile';
import { purchaseHandlers } from './purchase';
import { ranksHandlers } from './ranks';
import { subscriptionsHandlers } from './subscriptions';
import { ticketsHandlers } from './tickets';
import { transactionsHandlers } from './transactions';
import { transferHandlers } from './transfer';
import { withdrawHandlers } from './withdraw';

/** One handler for each operation. A missing one is a type error. */
export const allHandlers: Handlers = {
  ...accessHandlers,
  ...dashboardHandlers,
  ...kycHandlers,
  ...newsHandlers,
  ...profileHandlers,
  ...depositHandlers,
  ...withdrawHandlers,
  ...transferHandlers,
  ...transactionsHandlers,
  ...payoutsHandlers,
  ...purchaseHandlers,
  ...subscriptionsHandlers,
  ...mt5Handlers,
  ...networkHandlers,
  ...ranksHandlers,
  ...ticketsHandlers,
};
