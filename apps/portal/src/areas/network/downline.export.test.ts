import { expect, test } from 'vitest';
import { readFile } from '@portal/portal-core/exports/readFile.fixtures';
import { downlineExport } from './downline.export';

test("the file of the downline has the filter's levels and the columns of the table (B §2)", async () => {
  const answers = {
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
  };
  const { calls, titles, cells } = await readFile(downlineExport, answers, { level: '50' });
  expect(calls).toHaveLength(1);
  expect(cells).toEqual([
    ['1', '2', '600.00', '2500'],
    ['2', '9', undefined, undefined],
  ]);
  expect(titles).toEqual(['Level', 'User Count', 'Self Bot Investment', 'Self Live Investment']);
});
