import type { Handlers } from '../contract/operation';
import { listTransactions } from './transactions/list';

export const transactionsHandlers = { listTransactions } satisfies Partial<Handlers>;
