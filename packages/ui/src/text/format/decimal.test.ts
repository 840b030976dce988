import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals, decimalText, multiplyDecimals, parseDecimal, roundDecimal } from './decimal';

const decimals = fc.record({
  units: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  places: fc.integer({ min: 0, max: 6 }),
});

describe('decimal', () => {
  it.each(['', '.', '-', '+.', '1.', '1e3', '1,000', ' 1', '0x10', 'NaN', 'Infinity', '١', '1'.repeat(41)])(
    'refuses %j',
    (text) => expect(parseDecimal(text)).toBeUndefined(),
  );

  it('reads what it writes', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(parseDecimal(decimalText(value))).toEqual(value);
      }),
    );
  });

  it('rounds to the nearest, and halves away from zero', () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 6 }), (value, places) => {
        const rounded = roundDecimal(value, places);
        const difference = addDecimals(value, { units: -rounded.units, places });
        // Twice the difference is never more than one unit of the last place kept.
        const twice = difference.units < 0n ? -2n * difference.units : 2n * difference.units;
        expect(twice <= 10n ** BigInt(difference.places - places)).toBe(true);
        const mirrored = roundDecimal({ ...value, units: -value.units }, places);
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
