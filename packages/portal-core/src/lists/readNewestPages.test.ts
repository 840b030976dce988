import { expect, test } from 'vitest';
import type { Answer } from '../fromApi/answer';
import { parseText } from '../fromApi/parse';
import { sent } from '../fromApi/sent.fixtures';
import { FailedCall } from '../calls/failedCall';
import { noteRemaining } from '../calls/remaining';
import { unreadable } from '../calls/remote';
import { mostPages, readNewestPages } from './readNewestPages';

const tooMany = { kind: 'refused', message: '', fields: {}, body: {}, status: 429, retryAfter: 60 } as const;

const day = 86_400_000;
const newest = Date.parse('2026-11-23T12:00:00Z');

/** A list with one row a day, of which a page has `size`. */
const list = (rows: number, size: number) => {
  const asked: number[] = [];
  const ask = (page: number): Promise<Answer<'/payouts'>> => {
    asked.push(page);
    const data = Array.from({ length: Math.max(0, Math.min(size, rows - (page - 1) * size)) }, (_, at) => {
      const number = (page - 1) * size + at;
      return { id: number, created_at: new Date(newest - number * day).toISOString() };
    });
    return Promise.resolve(
      sent({ data, current_page: page, last_page: Math.ceil(rows / size), total: rows }),
    );
  };
  return { ask, asked };
};
const read = async (
  ask: ReturnType<typeof list>['ask'],
  range: { from: string; to?: string; pages?: number },
) => {
  const days: string[] = [];
  const { partialDay: oldest, lacksSome } = await readNewestPages<'/payouts'>({
    ...{ ask, location: { path: '/payouts' }, today: '2026-11-23', pages: 20, ...range },
    getDay: (row) => /^\d{4}-\d\d-\d\d/.exec(parseText(row.created_at) ?? '')?.[0] ?? '',
    onRow: (_row, on) => on !== '' && days.push(on) > 0,
  });
  return { oldest, days, lacksSome };
};

test('a short list is read whole', async () => {
  const { ask, asked } = list(25, 10);
  const { oldest, days } = await read(ask, { from: '2026-01-01' });
  expect([oldest, days.length, asked]).toEqual([undefined, 25, [1, 2, 3]]);
});

test('a long list is read to a limit of rows, or of pages where they are small', async () => {
  const long = list(100_000, 100);
  expect(await read(long.ask, { from: '1900-01-01' })).toMatchObject({ oldest: '2024-02-28' });
  expect(long.asked).toHaveLength(10);
  const small = list(100_000, 10);
  expect((await read(small.ask, { from: '1900-01-01' })).days).toHaveLength(200);
});

test('reading ends at the first day, also of a server that ignores it', async () => {
  const { ask, asked } = list(100_000, 10);
  const { oldest, days } = await read(ask, { from: '2026-11-20' });
  expect([oldest, days.at(-1), asked]).toEqual([undefined, '2026-11-20', [1]]);
});

test('newer rows than the last day are no part of it', async () => {
  const { ask } = list(25, 10);
  const { days } = await read(ask, { from: '2026-11-01', to: '2026-11-03' });
  expect(days).toEqual(['2026-11-03', '2026-11-02', '2026-11-01']);
});

test('a decorative reading takes three pages (D155)', async () => {
  const { ask, asked } = list(100_000, 10);
  const { oldest, days } = await read(ask, { from: '1900-01-01', pages: mostPages.decorative });
  expect([oldest, days.length, asked]).toEqual(['2026-10-25', 30, [1, 2, 3]]);
});

test('a 429 or few remaining calls end a reading that has begun, as a part (D155)', async () => {
  const { ask } = list(100_000, 10);
  const limited = (page: number) => (page < 3 ? ask(page) : Promise.reject(new FailedCall({ ...tooMany })));
  expect((await read(limited, { from: '1900-01-01' })).days).toHaveLength(20);
  await expect(read(() => limited(3), { from: '1900-01-01' })).rejects.toBeInstanceOf(FailedCall);
  noteRemaining(9);
  expect((await read(ask, { from: '1900-01-01' })).days).toHaveLength(10);
  noteRemaining(10);
  expect((await read(ask, { from: '1900-01-01' })).days).toHaveLength(200);
});

test('rows without a day are counted, and fail alone (D145)', async () => {
  const odd = (rows: object[]) => () => Promise.resolve(sent({ data: rows }));
  const dated = { id: 1, created_at: '2026-11-20' };
  expect(await read(odd([dated, { id: 2, created_at: 'soon' }]), { from: '2026-01-01' })).toMatchObject({
    days: ['2026-11-20'],
    lacksSome: true,
  });
  expect(await read(odd([dated, null as never]), { from: '2026-01-01' })).toMatchObject({ lacksSome: true });
  await expect(read(odd([{ id: 2, created_at: 'soon' }]), { from: '2026-01-01' })).rejects.toMatchObject({
    error: unreadable,
  });
});

test('in another order than the newest first, a part ends today', async () => {
  const days = Array.from({ length: 40 }, (_, at) => new Date(newest - (39 - at) * day).toISOString());
  const ask = (page: number) =>
    Promise.resolve(
      sent({
        ...{ current_page: page, last_page: 4 },
        data: days.slice((page - 1) * 10, page * 10).map((created_at, id) => ({ id, created_at })),
      }),
    );
  expect(await read(ask, { from: '2026-11-01', pages: 3 })).toMatchObject({ oldest: '2026-11-23' });
  expect((await read(ask, { from: '2026-11-01' })).days).toHaveLength(23);
});

test('a row that a new one pushes to the next page is read once', async () => {
  const { ask } = list(25, 10);
  const pushed = (page: number) =>
    page === 1
      ? ask(1)
      : ask(page).then((body) =>
          sent({ ...body, data: [{ id: 9, created_at: '2026-11-14T12:00:00.000Z' }] }),
        );
  const { days } = await read(pushed, { from: '2026-01-01' });
  expect(days).toHaveLength(10);
});

test('a page that fails fails the reading', async () => {
  await expect(read(() => Promise.reject(new Error('gone')), { from: '2026-01-01' })).rejects.toThrow('gone');
});
