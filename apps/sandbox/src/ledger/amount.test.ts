import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divided,
  formatAmount,
  fromStored,
  InvalidAmount,
  parseAmount,
  getPercent,
  perRate,
  getSum,
  timesRate,
} from './amount';

const cents = fc.bigInt({ min: 0n, max: 10n ** 14n - 1n });
const signed = fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n });

describe('amounts (T22)', () => {
  test.each(['0', '1', '12.5', '0.05', '999999999999.99', '007.10'])('%s is read', (text) => {
    expect(formatAmount(parseAmount(text))).toBe(Number(text).toFixed(2));
  });

  test.each([
    ...['', ' 1', '1 ', '-1', '+1', '1e3', '1.', '.5', '1.234', '1,5', 'NaN', 'Infinity', '0x10', '١', '1\n'],
    ...['1234567890123', '--1', null, undefined, 1, 10n, {}, ['1']],
  ])('%s is refused', (value) => {
    expect(() => parseAmount(value)).toThrow(InvalidAmount);
  });

  test('what is written is read back', () => {
    fc.assert(fc.property(cents, (amount) => parseAmount(formatAmount(amount)) === amount));
    fc.assert(fc.property(signed, (amount) => fromStored(formatAmount(amount)) === amount));
  });

  test('any text is an amount of the pattern or refused', () => {
    const nearly = fc.stringMatching(/^[-+ ]?[0-9]{0,14}[.,e]?[0-9]{0,4}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        const isAmount = /^\d{1,12}(\.\d{1,2})?$/.test(text) && !text.endsWith('\n');
        if (isAmount) expect(parseAmount(text)).toBeTypeOf('bigint');
        else expect(() => parseAmount(text)).toThrow(InvalidAmount);
      }),
    );
  });

  test('what is refused is named, for anyone who has to look for it', () => {
    const fault = new InvalidAmount('1e3');
    expect([fault.name, fault.message, fault.value]).toEqual([
      'InvalidAmount',
      'not an amount of money',
      '1e3',
    ]);
  });

  test.each(['', ' 1', '1 ', '+1', '--1', '1.', '.5', '1.234', '1e3', '1234567890123456789'])(
    'a column that holds %j is refused',
    (text) => {
      expect(() => fromStored(text)).toThrow(InvalidAmount);
    },
  );

  test('stored amounts add up', () => {
    expect(getSum()).toBe('0.00');
    expect(getSum('0.10', '0.20', '-1.05')).toBe('-0.75');
  });

  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [7n, 5n, 1n],
    [-7n, 5n, -1n],
    [0n, 5n, 0n],
  ])('%i by %i is %i: half goes away from 0', (value, by, expected) => {
    expect(divided(value, by)).toBe(expected);
  });

  test('a column may be written without decimals', () => {
    expect(fromStored('-5')).toBe(-5_00n);
    expect(fromStored('5.1')).toBe(5_10n);
  });

  test('0 has no sign', () => {
    expect(formatAmount(fromStored('-0.00'))).toBe('0.00');
    expect(fromStored(null)).toBe(0n);
  });

  test.each([
    ['0.01', '0.5', '0.01'],
    ['0.01', '0.49', '0.00'],
    ['100.00', '88.255', '8825.50'],
    ['1.00', '88.255', '88.26'],
    ['33.33', '1', '33.33'],
  ])('%s × %s = %s', (amount, rate, expected) => {
    expect(formatAmount(timesRate(parseAmount(amount), rate))).toBe(expected);
  });

  test('a rate is off by at most half a cent, a half goes up', () => {
    fc.assert(
      fc.property(cents, fc.nat(10 ** 8), (amount, rate) => {
        const exact = amount * BigInt(rate);
        const result = timesRate(
          amount,
          `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`,
        );
        const off = result * 10_000n - exact;
        expect(off > -5_000n && off <= 5_000n).toBe(true);
      }),
    );
  });

  test.each([
    ['44125.00', '88.25', '500.00'],
    ['0.44', '88.25', '0.00'],
    ['0.45', '88.25', '0.01'],
    ['100.00', '3', '33.33'],
    ['200.00', '3', '66.67'],
  ])('%s ÷ %s = %s', (amount, rate, expected) => {
    expect(formatAmount(perRate(parseAmount(amount), rate))).toBe(expected);
  });

  test('dollars for rupees are off by at most half a cent, a half goes up', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 10 ** 8 }), (rupees, rate) => {
        const text = `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
        const off = 2n * (perRate(rupees, text) * BigInt(rate) - rupees * 10_000n);
        expect(off > -BigInt(rate) && off <= BigInt(rate)).toBe(true);
      }),
    );
  });

  test.each([
    ...['0', '0.00', '-1', '1e3', 'NaN', '', ' 1', '1 ', '1.', '.5', '1234567890123', '1.123456789'],
  ])('a rate of %j is refused', (rate) => {
    expect(() => perRate(100n, rate)).toThrow(InvalidAmount);
  });

  test('percent', () => {
    expect(formatAmount(getPercent(parseAmount('250'), '7.5'))).toBe('18.75');
    expect(formatAmount(getPercent(parseAmount('0.10'), '5'))).toBe('0.01');
    expect(formatAmount(getPercent(parseAmount('0.09'), '5'))).toBe('0.00');
  });
});
