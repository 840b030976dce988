import type { Handlers } from '../contract/operation';
import { listTransactions } from './transactions/list';
import { getTransactionSummary } from './transactions/summary';

export const transactionsHandlers = { listTransactions, getTransactionSummary } satisfies Partial<Handlers>;
