import type { Handlers } from '../contract/operation';
import { createTransfer } from './transfer/create';
import { listTransfers } from './transfer/list';

export const transferHandlers = { listTransfers, createTransfer } satisfies Partial<Handlers>;
