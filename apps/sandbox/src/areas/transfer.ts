import type { Handlers } from '../contract/operation';
import { createTransfer } from './transfer/create';
import { listTransfers } from './transfer/list';
import { takeBackTransfer } from './transfer/takeBack';

export const transferHandlers = {
  listTransfers,
  createTransfer,
  takeBackTransfer,
} satisfies Partial<Handlers>;
