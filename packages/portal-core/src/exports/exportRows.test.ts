import { describe, expect, test, vi } from 'vitest';
import { IncompleteList, readAllRows } from './exportRows';
import { parseText } from '../fromApi/parse';
import { sent } from '../fromApi/sent.fixtures';

const location = { origin: 'https://portal.example', path: '/api/news' };
const items = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => ({ id: from - index }));
const page = (data: unknown[], current: number, last: number, total: number) => ({
  status: true,
  data,
  current_page: current,
  last_page: last,
  total,
});

/** Reads a server's answers page by page; the last answer repeats. */
async function read(answers: readonly unknown[]) {
  const ask = vi.fn((asked: number) => Promise.resolve(sent(answers[Math.min(asked, answers.length) - 1])));
  const onProgress = vi.fn();
  const { rows, missing } = await readAllRows<string, '/news'>({
    ask,
    location,
    getRow: () => (fields) => parseText(fields.id),
    onProgress,
  });
  return { rows, missing, asked: ask.mock.calls.map(([asked]) => asked), progress: onProgress.mock.calls };
}
const ids = (from: number, to: number) => items(from, to).map(({ id }) => String(id));

describe('every row', () => {
  test('of one answer (D87)', async () => {
    const { rows, asked } = await read([page(items(248, 1), 1, 1, 248)]);
    expect(rows).toEqual(ids(248, 1));
    expect(asked).toEqual([1]);
  });

  test('page by page, with a measure', async () => {
    const pages = [page(items(25, 16), 1, 3, 25), page(items(15, 6), 2, 3, 25), page(items(5, 1), 3, 3, 25)];
    const { rows, asked, progress } = await read(pages);
    expect(rows).toEqual(ids(25, 1));
    expect(asked).toEqual([1, 2, 3]);
    expect(progress).toEqual([
      [10, 25],
      [20, 25],
      [25, 25],
    ]);
  });

  test('once, though one that is added meanwhile moves the others on', async () => {
    // Row 21 was added after page 1 was read, so 11 is on page 2 again and the last row on its own page.
    const pages = [page(items(20, 11), 1, 2, 20), page(items(11, 2), 2, 3, 21), page(items(1, 1), 3, 3, 21)];
    expect((await read(pages)).rows).toEqual(ids(20, 1));
  });

  test('also of rows without an id, and of a list without a length', async () => {
    const bare = [{ note: 'a' }, { note: 'a' }, null, 'x'];
    const getRow = () => (fields: object, index: number) => ('note' in fields ? index : undefined);
    const { rows, missing } = await readAllRows({
      ask: () => Promise.resolve(sent(bare)),
      location,
      getRow,
      onProgress: vi.fn(),
    });
    expect([rows, missing]).toEqual([[0, 1], 2]);
    expect((await read([{ data: [] }])).rows).toEqual([]);
  });

  test('of an unreadable list is no file (D120)', async () => {
    await expect(read([null])).rejects.toBeInstanceOf(IncompleteList);
  });

  test('with a measure that never falls behind what came', async () => {
    const { progress } = await read([page(items(20, 11), 1, 2, 12), page(items(10, 6), 2, 2, 12)]);
    expect(progress).toEqual([
      [10, 12],
      [15, 15],
    ]);
  });

  test('is numbered in the whole, for what is known by its place', async () => {
    const getRow = () => (_fields: object, index: number) => index;
    const answers = [page([{ note: 'a' }, { note: 'b' }], 1, 2, 3), page([{ note: 'c' }], 2, 2, 3)];
    const ask = (asked: number) => Promise.resolve(sent(answers[asked - 1]));
    expect((await readAllRows({ ask, location, getRow, onProgress: vi.fn() })).rows).toEqual([0, 1, 2]);
  });

  test('keeps rows of one id that differ in anything (D145)', async () => {
    const getRow = () => (_fields: object, index: number) => index;
    const ask = () => Promise.resolve(sent(page([{ note: 'a' }, { id: '0' }, { id: 0 }], 1, 1, 2)));
    expect((await readAllRows({ ask, location, getRow, onProgress: vi.fn() })).rows).toEqual([0, 1, 2]);
  });

  // Proves: exportMessages.missing
  test('counts a row that was delivered twice as there', async () => {
    expect((await read([page([{ id: 2 }, { id: 2 }, { id: 1 }], 1, 1, 3)])).rows).toEqual(['2', '1']);
  });

  test('finds the answer of a row', async () => {
    const answers = [
      { ...page([{ id: 2 }], 1, 2, 2), source: 'first' },
      { ...page([{ id: 1 }], 2, 2, 2), source: 'second' },
    ];
    const getRow = (body: unknown) => () => (body as { source: string }).source;
    const { rows } = await readAllRows({
      ask: (asked) => Promise.resolve(sent(answers[asked - 1])),
      location,
      getRow,
      onProgress: vi.fn(),
    });
    expect(rows).toEqual(['first', 'second']);
  });
});

describe('no file', () => {
  test.each<[string, unknown[]]>([
    ['when the same page comes again and again', [page(items(20, 11), 1, 9, 90)]],
    ['when a page is empty', [page(items(20, 11), 1, 2, 20), page([], 2, 2, 20)]],
    ['when one answer lacks rows that it counts', [page(items(10, 1), 1, 1, 248)]],
    ['when rows went away meanwhile', [page(items(20, 11), 1, 2, 20), page(items(9, 1), 2, 2, 19)]],
  ])('%s', async (_name, answers) => {
    await expect(read(answers)).rejects.toBeInstanceOf(IncompleteList);
  });

  test('when a page does not come', async () => {
    const error = Object.assign(new Error(), { kind: 'failed', reason: 'network', sent: true });
    const ask = (asked: number) =>
      asked === 1 ? Promise.resolve(sent(page(items(20, 11), 1, 2, 20))) : Promise.reject(error);
    const reading = readAllRows({ ask, location, getRow: () => () => 1, onProgress: vi.fn() });
    await expect(reading).rejects.toBe(error);
  });

  test('of a list that never ends', async () => {
    let next = 0;
    const ask = vi.fn(() => Promise.resolve(sent(page([{ id: (next += 1) }], next, next + 1, 1e9))));
    const reading = readAllRows({ ask, location, getRow: () => () => 1, onProgress: vi.fn() });
    await expect(reading).rejects.toBeInstanceOf(IncompleteList);
    expect(ask.mock.calls.length).toBe(2000);
  });
});
