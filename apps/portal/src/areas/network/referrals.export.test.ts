import { expect, test } from 'vitest';
import { readAllRows } from '@portal/portal-core/exports/exportRows';
import { recordCalls } from '@portal/portal-core/calls/recordCalls.fixtures';
import { referralsExport } from './referrals.export';
import { toCell } from '@portal/portal-core/exports/fileColumns';

const row = (username: string) => ({
  ...{ name: `Name of ${username}`, username, total_subscription: '500.00', total_team_business: 9100 },
  ...{ live_total_subscription: '0.00', fixed_total_team_business: '2500.00' },
});
const page = (current_page: number, ...names: string[]) => ({
  ...{ status: true, data: names.map(row), current_page, last_page: 2, per_page: 100, total: 3 },
});

test('the file of direct referrals has every page and the columns of the table (B §2) [B §2 Direct Referral Business]', async () => {
  const { calls, dispatch } = recordCalls({
    'GET /directlist?page=1&per_page=100': page(1, 'jonas7', 'mei5'),
    'GET /directlist?page=2&per_page=100': page(2, 'sofia'),
  });
  const { columns, path, getRow, ask } = referralsExport;
  const { rows } = await readAllRows({
    getRow,
    location: { path: `/api${path}` },
    ask: (number) => ask(dispatch, { page: 1, filters: {} }, number).unwrap(),
    onProgress: () => undefined,
  });
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /directlist?page=1&per_page=100',
    'GET /directlist?page=2&per_page=100',
  ]);
  expect(rows.map(({ username }) => username)).toEqual(['jonas7', 'mei5', 'sofia']);
  expect(columns.map((column) => [column.title, toCell(column, rows[0]!)])).toEqual([
    ['Name', 'Name of jonas7'],
    ['Username', 'jonas7'],
    ['Total Bot Subscription', '500.00'],
    ['Total Bot Team Business', '9100'],
    ['Total Pool Subscription', '0.00'],
    ['Total Pool Team Business', '2500.00'],
    ['Leg', undefined],
    ['Status', undefined],
    ['Last purchase', undefined],
    ['Joined', undefined],
  ]);
});
