import { expect, test } from 'vitest';
import { recordCalls } from '@portal/portal-core/calls/recordCalls.fixtures';
import { readAllRows } from '@portal/portal-core/exports/exportRows';
import { downlineExport } from './downline.export';
import { toCell } from '@portal/portal-core/exports/fileColumns';

test("the file of the downline has the filter's levels and the columns of the table (B §2)", async () => {
  const { calls, dispatch } = recordCalls({
    'GET /user-team-details?level=50': {
      status: true,
      data: [
        {
          level: 1,
          user_count: 2,
          investment: '600.00',
          live_investment: 2500,
          username: ['jonas7', 'mei5'],
        },
        { level: 2, user_count: 9, investment: null, username: [] },
      ],
    },
  });
  const { columns, path, getRow, ask } = downlineExport;
  const { rows } = await readAllRows({
    getRow,
    location: { path: `/api${path}` },
    ask: (page) => ask(dispatch, { page: 1, filters: { level: '50' } }, page).unwrap(),
    onProgress: () => undefined,
  });
  expect(calls).toHaveLength(1);
  expect(rows.map((row) => columns.map((column) => toCell(column, row)))).toEqual([
    ['1', '2', '600.00', '2500'],
    ['2', '9', undefined, undefined],
  ]);
  expect(columns.map(({ title }) => title)).toEqual([
    'Level',
    'User Count',
    'Self Bot Investment',
    'Self Live Investment',
  ]);
});
