import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, parseTypedAmount } from './typedAmount';
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

  it('is an amount or refused, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseAmount(text) ?? '0.00').toMatch(/^\d{1,12}\.\d\d$/);
      }),
      seeded,
    );
  });

  it('is never read around a letter, which stays and is refused (D157)', () => {
    const letter = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
      .filter((one) => /^\p{L}/u.test(one));
    fc.assert(
      fc.property(writtenAmounts, letter, fc.nat(), ({ text }, one, at) => {
        const signs = Array.from(text);
        const typed = signs.toSpliced(at % (signs.length + 1), 0, one).join('');
        expect(parseTypedAmount(typed), typed).toEqual({ reading: 'refused', reason: 'signs' });
      }),
      seeded,
    );
  });

  it.each(['1e3', '1E3', '1ｅ3', '٣e٣', '1.5e2', '0x10', '१००x', '1k', '5O'])(
    'refuses %s (D157)',
    (typed) => {
      expect(parseTypedAmount(typed)).toEqual({ reading: 'refused', reason: 'signs' });
    },
  );
});
