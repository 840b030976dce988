import { fn } from 'storybook/test';
import { toUsd } from '../../../charts/usd.fixtures';
import type { YearIncome } from './yearIncome';
import type { YearScreenProps } from './YearScreen';

const monthNames = 'January February March April May June July August September October November'.split(' ');
const values = [
  [13_650, 20_500, 17_100, 30_750, 27_350, 41_000, 34_150, 47_850, 44_400, 30_750, 0],
  [9_650, 14_450, 19_250, 24_100, 28_900, 38_550, 38_550, 43_350, 48_150, 36_514, 12_040],
  [7_600, 11_400, 11_400, 18_950, 15_200, 22_750, 18_950, 26_550, 22_750, 15_950, 800],
  [0, 0, 0, 9_050, 9_050, 13_600, 13_600, 13_600, 18_150, 11_854, 0],
  [3_400, 6_800, 3_400, 6_800, 10_150, 6_800, 10_150, 10_150, 6_800, 5_050, 1_200],
  [0, 2_200, 2_200, 4_400, 4_400, 4_400, 6_650, 4_400, 6_650, 3_400, 0],
];

export const income: YearIncome = {
  total: toUsd(values.flat().reduce((sum, value) => sum + value, 0)),
  count: 1_284,
  missing: 0,
  unpaid: '24.00',
  sources: [
    { label: 'Referral Bonus', tone: 'referral' },
    { label: 'ROI Bonus', tone: 'roi' },
    { label: 'Matching Bonus', tone: 'matching' },
    { label: 'Royalty Bonus', tone: 'royalty' },
    { label: 'Direct Bonus', tone: 'direct' },
    { label: 'Pool Level Bonus', tone: 'poolLevel' },
  ],
  months: monthNames.map((name, at) => ({
    key: `2026-${String(at + 1).padStart(2, '0')}-01`,
    label: name.slice(0, 3),
    title: `${name} 2026`,
    values: values.map((source) => toUsd(source[at] ?? 0)),
    unpaid: at === 10 ? '24.00' : '0',
    ...(at === 10 && { current: true }),
  })),
};

export const yearArgs = {
  year: '2026',
  years: ['2024', '2025', '2026'],
  income: { state: 'ready', data: income },
  freshness: { at: Date.parse('2026-11-20T09:12:00Z'), refreshing: false, failed: false, onRefresh: fn() },
  username: 'amara21',
  name: 'Amara Okafor',
  taxId: 'NG-1029384-0001',
  issuer: 'Example Ltd, 1 High Street, London',
  issuedAt: Date.parse('2026-11-20T09:14:00Z'),
  onYear: fn(),
  onSaved: fn(),
  archive: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  contents: [
    'Profile',
    'Transactions',
    'Payouts',
    'Withdraw History',
    'Tickets',
    'Ticket messages',
    'Open sessions',
  ],
  onPrint: fn(),
} satisfies YearScreenProps;
