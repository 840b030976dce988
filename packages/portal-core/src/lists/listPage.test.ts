import { expect, test } from 'vitest';
import { readPage } from './listPage';
import type { Fields } from '../fromApi/answer';
import { parseText } from '../fromApi/parse';
import { sent } from '../fromApi/sent.fixtures';

const location = { origin: 'https://portal.example', path: '/api/news' };
const toRow = (fields: Fields<{ id: number }>) => {
  const id = parseText(fields.id);
  return id === undefined ? undefined : { id };
};
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index }));
const getIds = (body: unknown, wanted?: number) =>
  readPage(sent(body), location, toRow, { wanted }).rows.map(({ id }) => id);

test('a page is that of the server [B §3 Pagination object]', () => {
  const body = { data: numbers(11, 13), current_page: 2, last_page: 2, from: 11, to: 13, total: 13 };
  expect(readPage(sent(body), location, toRow)).toEqual({
    rows: [{ id: '11' }, { id: '12' }, { id: '13' }],
    range: { page: 2, lastPage: 2, from: 11, to: 13, total: 13, end: 'complete', missing: 0 },
  });
});

test('a page without a count goes on while there is a next one (D132)', () => {
  const next_page_url = 'http://app.internal:8000/backend/api/news?page=3';
  const simple = { data: numbers(11, 20), current_page: 2, from: 11, to: 20, next_page_url };
  expect(readPage(sent(simple), location, toRow).range).toEqual({
    page: 2,
    lastPage: 3,
    from: 11,
    to: 20,
    total: undefined,
    end: 'continues',
    missing: 0,
  });
});

test('rows of one id are all shown, and what is no row is counted (D145) [B §3 Pagination object]', () => {
  const page = readPage(sent({ data: [{ id: 1 }, { id: '1' }, null, 'x', {}, { id: 2 }] }), location, toRow);
  expect(page.rows.map(({ id }) => id)).toEqual(['1', '1\u00012', '2']);
  expect(page.range.missing).toBe(3);
});

test('a row that the server hides is neither shown nor missing', () => {
  const toNone = () => null;
  expect(readPage(sent({ data: [{ id: 1 }] }), location, toNone)).toMatchObject({
    rows: [],
    range: { missing: 0 },
  });
});

test('an answer with every row is paged here (D87)', () => {
  const all = { data: numbers(1, 23), current_page: 1, last_page: 1, per_page: 10_000, total: 23 };
  expect(getIds(all, 3)).toEqual(['21', '22', '23']);
  expect(readPage(sent(all), location, toRow, { wanted: 3 }).range).toEqual({
    page: 3,
    lastPage: 3,
    from: 21,
    to: 23,
    total: 23,
    end: 'complete',
    missing: 0,
  });
  expect(readPage(sent(all), location, toRow, { wanted: 4 })).toEqual({
    rows: [],
    range: { page: 4, lastPage: 3, from: 0, to: 0, total: 23, end: 'complete', missing: 0 },
  });
  expect(getIds(all)).toHaveLength(23);
  expect(getIds(numbers(1, 12), 2)).toEqual(['11', '12']);
});

test('an export that is paged anyway is that of the server (D87)', () => {
  const paged = { data: numbers(11, 20), current_page: 2, last_page: 5, from: 11, to: 20, total: 48 };
  expect(readPage(sent(paged), location, toRow, { wanted: 2 }).range).toEqual({
    page: 2,
    lastPage: 5,
    from: 11,
    to: 20,
    total: 48,
    end: 'continues',
    missing: 0,
  });
  const long = { data: numbers(1, 12), current_page: 1, last_page: 3, total: 36 };
  expect(getIds(long, 1)).toHaveLength(12);
  const short = { data: numbers(1, 10), current_page: 1, last_page: 1, total: 15 };
  expect(readPage(sent(short), location, toRow, { wanted: 1 }).range.total).toBe(15);
  expect(getIds(paged, 2)).toEqual(numbers(11, 20).map(({ id }) => String(id)));
});

test.each<[unknown]>([[null], [{}], [{ data: 'x' }], [{ data: { data: null } }], ['<html>']])(
  '%j is an empty list [B §3 Pagination object]',
  (body) => {
    expect(readPage(sent(body), location, toRow, { wanted: 1 })).toEqual({
      rows: [],
      range: { page: 1, lastPage: 1, from: 0, to: 0, total: 0, end: 'complete', missing: 0 },
    });
  },
);
