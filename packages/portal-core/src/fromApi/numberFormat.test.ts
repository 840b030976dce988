import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseList, parseMoney } from './parse';
import { sent } from './sent.fixtures';

const read = (...amounts: unknown[]) =>
  parseList(sent(amounts.map((amount) => ({ amount, note: 'Paid 12,50' })))).map(
    ({ amount }: { amount?: unknown }) => parseMoney(amount),
  );

test.each<[unknown[], (string | undefined)[]]>([
  [
    ['44,123', '12,50'],
    ['44.123', '12.50'],
  ],
  [
    ['44,123', '12.50'],
    ['44123', '12.50'],
  ],
  [['44,123'], ['44123']],
  [
    ['1.234', '1.234,5', null],
    ['1234', '1234.5', undefined],
  ],
  [
    ['12,50', '12.50'],
    ['12.50', '12.50'],
  ],
  [
    ['12,50', 'free'],
    ['12.50', undefined],
  ],
  [
    ['0,123', 7],
    ['0.123', '7'],
  ],
])('a column of %j is read as %j (D148)', (amounts, texts) => expect(read(...amounts)).toEqual(texts));

test('a column is read back in either format', () => {
  const amount = fc.tuple(
    fc.bigInt({ min: 0n, max: 10n ** 12n }),
    fc.integer({ min: 0, max: 999 }),
    fc.constantFrom(2, 3),
  );
  const group = (whole: bigint, by: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, by);
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 8 }), fc.boolean(), (all, isComma) => {
      const [by, point] = isComma ? ['.', ','] : [',', '.'];
      const first = isComma ? '7,5' : '7.5';
      const texts = all.map(
        ([whole, part, decimals]) => [whole, String(part).padStart(3, '0').slice(0, decimals)] as const,
      );
      const written = texts.map(([whole, part]) => `${group(whole, by)}${point}${part}`);
      expect(read(first, ...written)).toEqual(['7.5', ...texts.map(([whole, part]) => `${whole}.${part}`)]);
    }),
    { numRuns: 300 },
  );
});
