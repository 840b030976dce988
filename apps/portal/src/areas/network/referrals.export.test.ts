import { expect, test } from 'vitest';
import { readFile } from '@portal/portal-core/exports/readFile.fixtures';
import { referralsExport } from './referrals.export';

const row = (username: string) => ({
  ...{ name: `Name of ${username}`, username, total_subscription: '500.00', total_team_business: 9100 },
  ...{ live_total_subscription: '0.00', fixed_total_team_business: '2500.00' },
});
const page = (current_page: number, ...names: string[]) => ({
  ...{ status: true, data: names.map(row), current_page, last_page: 2, per_page: 100, total: 3 },
});

test('the file of direct referrals has every page and the columns of the table (B §2) [B §2 Direct Referral Business]', async () => {
  const { calls, rows, titles, cells } = await readFile(referralsExport, {
    'GET /directlist?page=1&per_page=100': page(1, 'jonas7', 'mei5'),
    'GET /directlist?page=2&per_page=100': page(2, 'sofia'),
  });
  expect(calls).toEqual(['GET /directlist?page=1&per_page=100', 'GET /directlist?page=2&per_page=100']);
  expect(rows.map(({ username }) => username)).toEqual(['jonas7', 'mei5', 'sofia']);
  expect(titles.map((title, at) => [title, cells[0]?.[at]])).toEqual([
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
