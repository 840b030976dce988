import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './typedAmount';
import { writtenAmounts } from './writtenAmounts.fixtures';

const seeded = { seed: 122, numRuns: 1000 };

describe('a typed amount, in every way to write it', () => {
  it('is the amount that was written', () => {
    fc.assert(
      fc.property(writtenAmounts, ({ text, value }) => {
        expect(parseAmount(text)).toBe(value);
      }),
      seeded,
    );
  });

  it('is an amount or refused, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseAmount(text) ?? '0.00').toMatch(/^\d{1,12}\.\d\d$/);
      }),
      seeded,
    );
  });
});
