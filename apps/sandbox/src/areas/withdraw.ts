import type { Handlers } from '../contract/operation';
import { createWithdrawal } from './withdraw/create';
import { listWithdrawals } from './withdraw/list';
import { getWithdrawPage } from './withdraw/page';
import { takeBackWithdrawal } from './withdraw/takeBack';

export const withdrawHandlers = {
  getWithdrawPage,
  createWithdrawal,
  listWithdrawals,
  takeBackWithdrawal,
} satisfies Partial<Handlers>;
