import { expect, test } from 'vitest';
import type { Slice } from './page';
import { readPage } from './readPage';

/** A list of numbers that grows by one at the statement `growsAt`. */
const list = (total: number, growsAt = Infinity) => {
  const asked: string[] = [];
  const read = ({ limit, after }: Slice) => {
    asked.push(`${limit} after ${after?.id}`);
    const newest = total + (asked.length > growsAt ? 1 : 0);
    const first = after ? after.id - 1 : newest;
    const rows = Array.from({ length: Math.min(limit, first) }, (_, at) => first - at);
    return Promise.resolve({ rows, total: [{ total: newest }] });
  };
  return { asked, read };
};
const getKey = (id: number) => ({ at: new Date(0), id });
const readAll = (read: ReturnType<typeof list>['read']) =>
  readPage(
    { export: 'true' as const },
    { path: '/rows', filters: {}, read, getKey, toApi: (row: number) => row },
  );

test('a long export is read in steps, between which other calls are answered', async () => {
  const { asked, read } = list(5000);
  const reading = readAll(read);
  // Another call comes in, and is answered before the last step.
  const between = new Promise<number>((resolve) => setImmediate(() => resolve(asked.length)));
  const { page } = await reading;
  expect(await between).toBeLessThan(4);
  expect(asked).toEqual([
    ...['0 after undefined', '2000 after undefined', '2000 after 3001', '2000 after 1001'],
  ]);
  expect(page).toMatchObject({ total: 5000, last_page: 1 });
  expect(new Set(page.data).size).toBe(5000);
});

test('a short export takes one statement after its count', async () => {
  const { asked, read } = list(2000);
  await readAll(read);
  expect(asked).toEqual(['0 after undefined', '50000 after undefined']);
});

test('reads a growing list in one answer, so no row is missing or twice', async () => {
  const { asked, read } = list(5000, 2);
  const { page } = await readAll(read);
  expect(asked.at(-1)).toBe('50000 after undefined');
  expect(new Set(page.data).size).toBe(5001);
});

test('an export that would not be whole is refused before a row is read', async () => {
  const { asked, read } = list(50_001);
  await expect(readAll(read)).rejects.toThrow();
  expect(asked).toEqual(['0 after undefined']);
});
