import type { Handlers } from '../contract/operation';
import { listTransactions } from './transactions/list';

export const transactionsHandlers: Handlers = { listTransactions };
