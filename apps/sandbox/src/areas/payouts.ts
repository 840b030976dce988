import type { Handlers } from '../contract/operation';
import { listPayouts } from './payouts/list';
import { getPayoutSummary } from './payouts/summary';

export const payoutsHandlers = { listPayouts, getPayoutSummary } satisfies Partial<Handlers>;
