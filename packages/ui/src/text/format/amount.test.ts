import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAmounts,
  compareAmounts,
  divideAmount,
  getPercent,
  isMultipleOf,
  isZeroAmount,
  multiplyAmount,
  roundAmount,
  subtractAmounts,
  sumAmounts,
  toPayableAmount,
} from './amount';

const cents = fc.integer({ min: 0, max: 10 ** 14 - 1 });
const text = (value: number) => `${String(Math.floor(value / 100))}.${String(value % 100).padStart(2, '0')}`;

describe('amount', () => {
  it.each([
    ['7', '7.00'],
    ['7.5', '7.50'],
    ['007', '7.00'],
    ['999999999999.99', '999999999999.99'],
  ])('reads %s as %s', (typed, amount) => expect(toPayableAmount(typed)).toBe(amount));

  it.each(['', '-1', '+1', '1.', '.5', '1.234', '1e3', '1,000', ' 1', '1 ', '1234567890123', '１', 'NaN'])(
    'refuses %j',
    (typed) => expect(toPayableAmount(typed)).toBeUndefined(),
  );

  it('counts like whole cents do', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(compareAmounts(text(a), text(b))).toBe(Math.sign(a - b));
        expect(addAmounts(text(a), text(b))).toBe(text(a + b));
        expect(addAmounts(subtractAmounts(text(a), text(b)), text(b))).toBe(text(a));
      }),
    );
  });

  it.each([
    ['100', '83.125', '8312.50'],
    ['0.01', '0.5', '0.01'],
    ['1.1', '1.1', '1.21'],
    ['0.1', '3', '0.30'],
    ['33.33', '83.4567', '2781.61'],
  ])('%s × %s is %s, half up', (amount, rate, product) => expect(multiplyAmount(amount, rate)).toBe(product));

  it.each([
    ['8825', '88.25', '100.00'],
    ['0.44', '88.25', '0.00'],
    ['0.45', '88.25', '0.01'],
    ['100', '3', '33.33'],
    ['200', '3', '66.67'],
    ['1', '8', '0.13'],
    ['999999999999.99', '0.0001', '9999999999999900.00'],
    ['100', '0', undefined],
    ['100', '-2', undefined],
    ['100', 'NaN', undefined],
  ])('%s ÷ %s is %s, half up', (amount, rate, quotient) => expect(divideAmount(amount, rate)).toBe(quotient));

  it('counts a text that is malformed as nothing', () => {
    expect([compareAmounts('x', '0'), compareAmounts('-1', '1e3'), addAmounts('x', '1.50')]).toEqual([
      0,
      -1,
      '1.50',
    ]);
    expect([subtractAmounts('x', '1.50'), multiplyAmount('x', '2'), divideAmount('1', 'x')]).toEqual([
      ...['-1.50', '0.00', undefined],
    ]);
    expect(isMultipleOf('x', 50)).toBe(true);
  });

  it('keeps as many decimals as it is asked for', () => {
    expect([multiplyAmount('1.5', '1.25', 3), multiplyAmount('1.5', '1.25', 0)]).toEqual(['1.875', '2']);
    expect([divideAmount('1', '3', 4), divideAmount('2', '3', 0)]).toEqual(['0.3333', '1']);
    expect([addAmounts('1.005', '1'), subtractAmounts('1', '0.001')]).toEqual(['2.005', '0.999']);
  });

  it.each([
    ['500', true],
    ['530', false],
    ['50.00', true],
    ['50.01', false],
    ['0', true],
  ])('%s in steps of 50: %s', (amount, whole) => expect(isMultipleOf(amount, 50)).toBe(whole));

  it('adds any number of amounts, and rounds once (D148)', () => {
    const thousand = Array.from({ length: 1000 }, () => '0.0049');
    expect([sumAmounts(thousand), sumAmounts([]), sumAmounts(['x', '1.5'])]).toEqual(['4.9000', '0', '1.5']);
    expect([roundAmount('0.005'), roundAmount('-0.005'), roundAmount('0.00499999999999')]).toEqual([
      ...['0.01', '-0.01', '0.00'],
    ]);
    expect([
      isZeroAmount('-0.000'),
      isZeroAmount('0.0001'),
      isZeroAmount(''),
      isZeroAmount(undefined),
    ]).toEqual([...[true, false, false, false]]);
  });

  it.each([
    ['1', '3', 33, 33],
    ['2', '3', 67, 66],
    ['3', '3', 100, 100],
    ['0', '3', 0, 0],
    ['99999999999999999999.99', '100000000000000000000', 100, 99],
    ['1', '0', undefined, undefined],
    ['1', '-1', undefined, undefined],
  ])('%s of %s is %s per cent, or %s rounded down', (part, whole, nearest, down) => {
    expect([getPercent(part, whole), getPercent(part, whole, 'down')]).toEqual([nearest, down]);
  });
});
