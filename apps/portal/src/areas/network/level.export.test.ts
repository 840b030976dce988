import { describe, expect, test } from 'vitest';
import { readFile } from '@portal/portal-core/exports/readFile.fixtures';
import { IncompleteList } from '@portal/portal-core/exports/exportRows';
import { toListFile } from '@portal/portal-core/exports/exportTable';
import { exportName } from '@portal/portal-core/exports/exportName';
import { levelExport } from './level.export';

const location = { origin: 'https://portal.example', path: '/api/user-team-details' };
const state = { page: 1, filters: { level: '50' } };

/** A level from a server, with one that was not requested. */
const answer = (users: string[], pages?: number) => ({
  status: true,
  data: [
    { level: 1, user_count: 1, username: ['near'] },
    {
      level: 2,
      user_count: 5,
      ...(pages && { user_pages: pages }),
      username: users,
      self_investment: users.map(() => '100.00'),
      self_live_investment: [2500],
      joining_date: ['2026-02-11T00:00:00Z', null],
    },
  ],
});

async function read(answers: Record<string, object>, paged: boolean) {
  const file = await readFile(levelExport({ level: 2, paged }, location), answers, state.filters, location);
  return { ...file, names: file.cells.map(([name]) => name) };
}
const pageCall = (page: number) => `GET /user-team-details?level=2&page=${page}`;

describe("the file of a level's users", () => {
  test('has those of all its pages, each once, with the columns of the modal (B §2, D97) [B §2 Total Downline Business]', async () => {
    const { cells, names, titles, calls } = await read(
      {
        [pageCall(1)]: answer(['a', 'b'], 3),
        [pageCall(2)]: answer(['c', 'b', 'd'], 3),
        [pageCall(3)]: answer(['e'], 3),
      },
      true,
    );
    expect(calls).toEqual([1, 2, 3].map(pageCall));
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(cells.slice(0, 2)).toEqual([
      ['a', '100.00', '2500', '2026-02-11 00:00:00'],
      ['b', '100.00', undefined, undefined],
    ]);
    expect(titles).toEqual(['Username', 'Self Bot Investment', 'Self Pool Investment', 'Joining Date']);
  });

  test('is one answer, requested like the list, where the server has no pages (D113) [B §2 Total Downline Business]', async () => {
    const call = 'GET /user-team-details?level=50';
    const { names, calls } = await read({ [call]: answer(['a', 'b', 'c', 'd', 'e']) }, false);
    expect(calls).toEqual([call]);
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test.each<[string, Record<string, object>]>([
    ['a page fails', { [pageCall(1)]: answer(['a', 'b'], 2), [pageCall(2)]: { status: false } }],
    ['a page comes again', { [pageCall(1)]: answer(['a', 'b'], 2), [pageCall(2)]: answer(['a', 'b'], 2) }],
    ['the level is in no answer', { [pageCall(1)]: answer(['a'], 2), [pageCall(2)]: { data: [] } }],
  ])('is none when %s [B §2 Total Downline Business]', async (_name, answers) => {
    await expect(read(answers, true)).rejects.toBeTruthy();
  });

  test('is none when a level without pages lists fewer than it counts', async () => {
    const few = { 'GET /user-team-details?level=50': answer(['a', 'b']) };
    await expect(read(few, false)).rejects.toBeInstanceOf(IncompleteList);
  });

  test('has the level in its name, with any filter', () => {
    const file = toListFile(levelExport({ level: 7, paged: true }, location));
    expect(exportName(file, [], state, '2026-11-21')).toBe('downline-users-level-7_2026-11-21');
  });
});
