import type { Handlers } from '../contract/operation';
import { createWithdrawal } from './withdraw/create';
import { listWithdrawals } from './withdraw/list';
import { getWithdrawPage } from './withdraw/page';

export const withdrawHandlers = {
  getWithdrawPage,
  createWithdrawal,
  listWithdrawals,
} satisfies Partial<Handlers>;
