import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseList, parseMoney } from './parse';
import { readAllRows } from '../exports/exportRows';
import { readPage } from '../lists/listPage';
import { parseRows } from './rows';
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

const location = { path: '/payouts' };
const getAmount = (fields: object) => parseMoney((fields as { amount?: unknown }).amount);
const getNested = (fields: object) => getAmount((fields as { more?: object }).more ?? {});

/** Each reader of a list's rows, with the amounts that it hands to a mapper. */
const readers: Record<string, (body: object) => unknown> = {
  parseRows: (body) => parseRows(sent(body)).map((row) => [getAmount(row), getNested(row)]),
  readPage: (body) =>
    readPage(sent(body), location, (row, id) => ({
      id: String(id),
      is: [getAmount(row), getNested(row)],
    })).rows.map(({ is }) => is),
  readAllRows: async (body) => {
    const { rows } = await readAllRows({
      ask: () => Promise.resolve(sent(body)),
      location,
      getRow: () => (row) => [getAmount(row), getNested(row)],
      onProgress: () => undefined,
    });
    return rows;
  },
};

test.each(Object.entries(readers))(
  '%s judges a column of a page, also of nested objects (D148)',
  async (_name, read) => {
    const row = (amount: string) => ({ amount, more: { amount } });
    const body = {
      status: true,
      data: [row('44,123'), row('12,50'), null, row('1.234')],
      current_page: 1,
      last_page: 1,
    };
    const shown = await read(body);
    const own = ['44.123', '12.50', '1234'].map((amount) => [amount, amount]);
    expect(shown).toEqual(own);
  },
);
