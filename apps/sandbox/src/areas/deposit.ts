import type { Handlers } from '../contract/operation';
import { createManualDeposit } from './deposit/manual';
import { getDepositAddress, listPaymentMethods } from './deposit/methods';
import { syncBalance } from './deposit/sync';

export const depositHandlers = {
  listPaymentMethods,
  getDepositAddress,
  syncBalance,
  createManualDeposit,
} satisfies Partial<Handlers>;
