import type { Handlers } from '../contract/operation';
import { addMt5Account } from './mt5/addAccount';
import { getMt5Account } from './mt5/account';
import { changeMt5Password, fetchMt5Password } from './mt5/passwords';

export const mt5Handlers = {
  addMt5Account,
  getMt5Account,
  fetchMt5Password,
  changeMt5Password,
} satisfies Partial<Handlers>;
