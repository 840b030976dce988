import { describe, expect, it } from 'vitest';
import { walletNames } from '../../../text/wallets';
import {
  getFaults,
  offeredWallets,
  toBalances,
  toRupees,
  toWithdrawal,
  type WithdrawPage,
} from './withdrawDraft';

const page: WithdrawPage = { cards: [], balances: { pay_out: '100.5', live: '0.00' }, rate: '88.25' };
const required = 'This Field Is Required.';

describe('what prevents a withdrawal (B §5)', () => {
  it.each([
    ['', '', { wallet: required, amount: required }],
    ['pay_in', '5', { wallet: required }],
    ['pay_out', '', { amount: required }],
    ['pay_out', '.', { amount: 'We can’t read this amount. Enter it like 1,234.50.' }],
    ['pay_out', '1e1', { amount: 'Enter a number, like 1,234.50.' }],
    ['pay_out', '100.51', { amount: 'Insufficient Balance' }],
    ['pay_out', '999999999999.99', { amount: 'Insufficient Balance' }],
    ['pay_out', '100.50', {}],
    ['live', '0.01', { amount: 'Insufficient Balance' }],
    ['live', '0', {}],
    // The server decides about values that it did not send.
    ['fixed', '5', {}],
  ])(
    'wallet %j, amount %j: %j [B §5 Withdraw, B §8 Above the balance, B §9 Withdraw wallets]',
    (wallet, amount, faults) => {
      expect(getFaults({ wallet, amount }, page)).toEqual(faults);
    },
  );
});

it.each([
  ['9.99', { amount: 'Enter at least $10.00.' }],
  ['10', {}],
  ['50.01', { amount: 'Enter at most $50.00.' }],
  ['100.51', { amount: 'Insufficient Balance' }],
  ['0', {}],
])('with limits, %j is %j', (amount, faults) => {
  expect(getFaults({ wallet: 'pay_out', amount }, { ...page, least: '10', most: '50.00' })).toEqual(faults);
});

it('asks for nothing with an amount of 0 (D81), and in plain figures else [B §5 Withdraw]', () => {
  expect(toWithdrawal({ wallet: 'live', amount: '0.00' })).toBeUndefined();
  expect(toWithdrawal({ wallet: 'hold', amount: '1' })).toBeUndefined();
  expect(toWithdrawal({})).toBeUndefined();
  expect(toWithdrawal({ wallet: 'pay_out', amount: '007.5' })).toEqual({ wallet: 'pay_out', amount: '7.50' });
});

it.each([
  ['100', '8825.00'],
  ['0.01', '0.88'],
  ['60.50', '5339.13'],
  ['999999999999.99', '88249999999999.12'],
  ['', undefined],
  ['x', undefined],
])('%s dollars are ₹%s at 88.25, half up (D82, T22) [B §9 INR]', (amount, rupees) => {
  expect(toRupees(amount, page)).toBe(rupees);
});

it('knows no rupees without a rate, and no balance that the server did not name [B §9 INR]', () => {
  expect(toRupees('5', {})).toBeUndefined();
  expect(toBalances({ wallet: 'fixed', amount: '5.00' }, page)).toBeUndefined();
  expect(toBalances({ wallet: 'pay_out', amount: '100.50' }, page)).toEqual({
    before: '100.5',
    after: '0.00',
  });
});

it('offers the three wallets of B §9 with their labels [A §1, B §9 Withdraw wallets]', () => {
  expect(offeredWallets.map((wallet) => walletNames[wallet])).toEqual([
    ...['Out going Wallet', 'Live Wallet', 'Pamm Wallet'],
  ]);
});
