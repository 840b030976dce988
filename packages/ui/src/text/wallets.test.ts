import { expect, test } from 'vitest';
import { isWallet, walletNames } from './wallets';

test('lists the wallets in order, with the names of the money screens (B §1, D60)', () => {
  expect(Object.entries(walletNames)).toEqual([
    ['pay_in', 'Receiving Wallet'],
    ['pay_out', 'Out going Wallet'],
    ['live', 'Live Wallet'],
    ['fixed', 'Pamm Wallet'],
    ['hold', 'Hold Wallet'],
  ]);
  expect(['pay_in', 'Pay_In', 'toString', null].map(isWallet)).toEqual([true, false, false, false]);
});
