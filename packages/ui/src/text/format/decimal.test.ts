import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  decimalText,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  roundDecimal,
} from './decimal';

const decimals = fc.record({
  units: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  decimals: fc.integer({ min: 0, max: 6 }),
});

describe('decimal', () => {
  it.each(['', '.', '-', '+.', '1.', '1e3', '1,000', ' 1', '0x10', 'NaN', 'Infinity', '١', '1'.repeat(41)])(
    'refuses %j',
    (text) => expect(parseDecimal(text)).toBeUndefined(),
  );

  it.each([
    ['-12', -12n, 0],
    ['12.50', 1250n, 2],
    ['.5', 5n, 1],
    ['+1', 1n, 0],
    ['-0', 0n, 0],
    ['1'.repeat(40), BigInt('1'.repeat(40)), 0],
  ])('reads %s', (text, units, decimals) => expect(parseDecimal(text)).toEqual({ units, decimals }));

  it.each([
    [1n, 8n, 13n],
    [-1n, 8n, -13n],
    [1n, -8n, -13n],
    [-1n, -8n, 13n],
    [0n, -8n, 0n],
    [1n, 3n, 33n],
    [2n, 3n, 67n],
  ])('divides %i by %i, half away from zero', (a, b, units) => {
    expect(divideDecimals({ units: a, decimals: 0 }, { units: b, decimals: 0 }, 2)).toEqual({
      units,
      decimals: 2,
    });
    expect(divideDecimals({ units: a, decimals: 1 }, { units: b, decimals: 1 }, 2)).toEqual({
      units,
      decimals: 2,
    });
  });

  it('divides by nothing at all', () => {
    expect(divideDecimals({ units: 1n, decimals: 0 }, { units: 0n, decimals: 2 }, 2)).toBeUndefined();
  });

  it('turns a sign', () => {
    expect(negateDecimal({ units: 5n, decimals: 1 })).toEqual({ units: -5n, decimals: 1 });
  });

  it.each([
    [5n, 2, '0.05'],
    [-50n, 2, '-0.50'],
    [0n, 2, '0.00'],
    [12n, 0, '12'],
    [0n, 0, '0'],
  ])('writes %i with %i places as %s', (units, decimals, text) => {
    expect(decimalText({ units, decimals })).toBe(text);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(parseDecimal(decimalText(value))).toEqual(value);
      }),
    );
  });

  it('rounds to the nearest, and halves away from zero', () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const rounded = roundDecimal(value, decimals);
        const difference = addDecimals(value, { units: -rounded.units, decimals });
        // The error is at most half a unit of the last decimal.
        const twice = difference.units < 0n ? -2n * difference.units : 2n * difference.units;
        expect(twice <= 10n ** BigInt(difference.decimals - decimals)).toBe(true);
        const mirrored = roundDecimal({ ...value, units: -value.units }, decimals);
        expect(mirrored.units).toBe(-rounded.units);
      }),
    );
  });

  it.each([
    ['0.005', '0.01'],
    ['-0.005', '-0.01'],
    ['0.0049999', '0.00'],
    ['-0.0049', '0.00'],
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['999999999999.995', '1000000000000.00'],
  ])('%s to two places is %s', (text, expected) => {
    expect(decimalText(roundDecimal(parseDecimal(text)!, 2))).toBe(expected);
  });

  it('adds and multiplies like whole numbers do', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        const left = multiplyDecimals(a, addDecimals(b, c));
        const right = addDecimals(multiplyDecimals(a, b), multiplyDecimals(a, c));
        expect(addDecimals(left, { ...right, units: -right.units }).units).toBe(0n);
      }),
    );
  });
});
