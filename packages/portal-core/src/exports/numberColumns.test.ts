import { expect, test } from 'vitest';
import { parseMoney } from '../fromApi/parse';
import { parseRows } from '../fromApi/rows';
import { sent } from '../fromApi/sent.fixtures';
import { readPage } from '../lists/listPage';
import { readAllRows } from './exportRows';

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
