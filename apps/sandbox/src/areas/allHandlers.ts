import type { Handlers } from '../contract/operation';
import { accessHandlers } from './access';
import { dashboardHandlers } from './dashboard';
import { kycHandlers } from './kyc';
import { newsHandlers } from './news';
import { pending } from './pending';
import { profileHandlers } from './profile';

/** What is built so far, by operationId. */
const built: Handlers = {
  ...accessHandlers,
  ...dashboardHandlers,
  ...kycHandlers,
  ...newsHandlers,
  ...profileHandlers,
};

/** One handler for every operation: a built one takes the place of its pending answer. */
export const allHandlers: Handlers = { ...pending, ...built };

/** The operations that only have a pending answer. */
export const gaps: string[] = Object.keys(pending).filter((operationId) => !(operationId in built));
