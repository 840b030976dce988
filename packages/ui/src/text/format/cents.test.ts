import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCents, sumCents, toAmount } from './cents';
import { addDecimals, decimalText, parseDecimal, roundDecimal } from './decimal';

test.each([
  ['12.5', 1250],
  ['-0.005', -0.5],
  ['0.0049', 0.49],
  ['987654321012.99', 98_765_432_101_299],
  ['99999999999999999.00', undefined],
  ['1e3', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s is %s', (text, cents) => expect(parseCents(text)).toBe(cents));

test('a sum is exact, and rounded once (D148)', () => {
  expect(toAmount(sumCents(Array.from({ length: 1000 }, () => parseCents('0.0049') ?? NaN)))).toBe('4.90');
  const part = fc.integer({ min: -(10 ** 9), max: 10 ** 9 });
  const amount = fc.record({ units: part, decimals: fc.constantFrom(0, 2, 4, 8) });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 200 }), (amounts) => {
      const texts = amounts.map(({ units, decimals }) => decimalText({ units: BigInt(units), decimals }));
      const exact = texts
        .map((text) => parseDecimal(text))
        .reduce((sum, one) => sum && one && addDecimals(sum, one), {
          units: 0n,
          decimals: 0,
        });
      const shown = toAmount(sumCents(texts.map((text) => parseCents(text) ?? NaN)));
      expect(shown).toBe(exact && decimalText(roundDecimal(exact, 2)));
    }),
    { numRuns: 300 },
  );
});
