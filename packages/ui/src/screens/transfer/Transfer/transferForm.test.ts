import { expect, it } from 'vitest';
import { toDraft, getFaults, toHint, toTransfer } from './transferForm';

const wallet = 'pay_out_to_pay_in';
const required = 'This Field Is Required.';

it.each([
  ['', '', { wallet: required, amount: required }],
  ['pay_in_to_pay_out', '5', { wallet: required }],
  [wallet, '', { amount: required }],
  [wallet, '.5', {}],
  [wallet, '1,00,00', { amount: 'We can’t read this amount. Enter it like 1,234.50.' }],
  [wallet, '0', {}],
  // Only the server refuses a balance that is too small (D67).
  [wallet, '999999999999.99', {}],
])('wallet %j, amount %j: %j (B §5) [B §5 Transfer]', (way, amount, faults) => {
  expect(getFaults({ wallet: way, amount })).toEqual(faults);
});

// Proves: transferMessages.moreThanBalance
it('asks for the one transfer there is, and for none of nothing [B §5 Transfer, B §9 Transfer wallets]', () => {
  expect(toTransfer({ wallet, amount: '75.5' })).toEqual({ wallet, amount: '75.50' });
  expect(toTransfer(toDraft({ amount: '75.50', wallet: 'hold' }))).toEqual({ wallet, amount: '75.50' });
  for (const amount of ['0', '0.00', '', 'x', '1e3']) expect(toTransfer({ wallet, amount })).toBeUndefined();
  expect(toTransfer({ wallet: 'hold', amount: '1' })).toBeUndefined();
});

it.each([
  ['0', '100', 'Enter an amount above 0.'],
  ['100.01', '100', 'There isn’t enough in your Out going Wallet.'],
  ['100.00', '100', undefined],
  ['5', undefined, undefined],
  ['', '100', undefined],
])('for %j with %j in the wallet: %j [B §5 Transfer]', (typed, balance, hint) => {
  expect(toHint(typed, balance)).toBe(hint);
});
