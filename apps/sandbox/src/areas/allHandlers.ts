import type { Handlers } from '../contract/operation';
import { accessHandlers } from './access';
import { dashboardHandlers } from './dashboard';
import { depositHandlers } from './deposit';
import { kycHandlers } from './kyc';
import { newsHandlers } from './news';
import { payoutsHandlers } from './payouts';
import { pending } from './pending';
import { profileHandlers } from './profile';
import { transactionsHandlers } from './transactions';
import { transferHandlers } from './transfer';
import { withdrawHandlers } from './withdraw';

/** What is built so far, by operationId. */
const built: Handlers = {
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
};

/** One handler for every operation: a built one takes the place of its pending answer. */
export const allHandlers: Handlers = { ...pending, ...built };

/** The operations that only have a pending answer. */
export const gaps: string[] = Object.keys(pending).filter((operationId) => !(operationId in built));
