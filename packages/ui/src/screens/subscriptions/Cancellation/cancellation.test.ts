import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAmounts } from '../../../text/format/amount';
import { cancelOf, refundOf, type CancelTerms } from './cancellation';

const fee = (kind: 'percent' | 'amount' | 'text', value?: string) => ({ title: 'Fee', kind, value });
const terms: CancelTerms = { allowed: true, fees: [], instructions: [] };
const row = {
  cancelId: '77',
  own: true,
  status: 'active',
  package: 'Live Desk',
  username: 'a',
  price: '5.00',
};

describe('which row offers a cancellation (D69, D70)', () => {
  test('an active one of the member’s own, where the operator allows it', () => {
    expect(cancelOf(row, terms)).toEqual({ id: '77', package: 'Live Desk', username: 'a', price: '5.00' });
    expect(cancelOf({ own: true, status: 'active', cancelId: '1' }, terms)).toEqual({
      ...{ id: '1', package: '', username: '', price: '' },
    });
  });

  test.each([
    ['bought for another', { ...row, own: false }, terms],
    ['no longer active', { ...row, status: 'requested' }, terms],
    ['of an unknown status', { ...row, status: undefined }, terms],
    ['without an id', { ...row, cancelId: undefined }, terms],
    ['where none is allowed', row, { ...terms, allowed: false }],
    ['before the terms are known', row, undefined],
  ])('none %s', (_, one, said) => expect(cancelOf(one, said)).toBeUndefined());
});

describe('what comes back', () => {
  test.each([
    ['500.00', [fee('percent', '10')], '450.00'],
    ['99.99', [fee('percent', '12.5')], '87.49'],
    ['500.00', [fee('amount', '25.00')], '475.00'],
    ['500.00', [fee('percent', '0')], '500.00'],
    ['500.00', [fee('percent', '100')], '0.00'],
  ])('of %s with %j is %s', (price, fees, back) => expect(refundOf(price, fees)).toBe(back));

  test.each([
    ['500.00', []],
    ['500.00', [fee('percent', '10'), fee('percent', '20')]],
    ['500.00', [fee('text', 'a tenth')]],
    ['500.00', [fee('percent')]],
    ['500.00', [fee('percent', '101')]],
    ['500.00', [fee('amount', '-5')]],
    ['', [fee('percent', '10')]],
  ])('of %s with %j is not said', (price, fees) => expect(refundOf(price, fees)).toBeUndefined());

  test('is never below zero nor above the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 10_000 }),
        (cents, points) => {
          const price = (cents / 100).toFixed(2);
          const back = refundOf(price, [fee('percent', (points / 100).toFixed(2))]);
          expect(compareAmounts(back ?? '-1', '0')).not.toBe(-1);
          expect(compareAmounts(back ?? '-1', price)).not.toBe(1);
        },
      ),
    );
  });
});
