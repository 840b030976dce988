import { fn } from 'storybook/test';
import type { BarChartProps } from './BarChart';
import { toUsd } from '../usd.fixtures';
import type { BarData } from './barShapes';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

const values = [
  [12_000, 18_000, 15_000, 27_000, 24_000, 36_000, 30_000, 42_000, 39_000, 48_000, 45_000, 63_000],
  [9_000, 9_000, 15_000, 12_000, 21_000, 18_000, 27_000, 24_000, 27_000, 36_000, 33_000, 36_020],
  [6_000, 9_000, 9_000, 12_000, 12_000, 15_000, 15_000, 18_000, 21_000, 21_000, 24_000, 27_000],
  [3_000, 6_000, 6_000, 6_000, 9_000, 9_000, 12_000, 9_000, 15_000, 12_000, 15_000, 18_000],
];

export const year: BarData = {
  figure: '1440.20',
  change: { words: '+54% vs 1–23 Oct', meaning: 'good' },
  part: undefined,
  sentence: '1–23 November, compared with $936.00 for 1–23 October. Best source: Referral Bonus, $630.00.',
  categories: months.map((label, at) => ({
    key: label,
    label,
    title: `${label} ${at === 0 ? 2025 : 2026}`,
    values: values.map((series) => toUsd(series[at] ?? 0)),
    ...(at < 11 && { soFar: values.map((series) => toUsd((series[at] ?? 0) * 0.8)) }),
    current: at === 11,
  })),
};

export const barArgs = {
  figure: 'earnings',
  name: 'Earnings by month',
  unit: 'money',
  axis: 'Month',
  series: [
    { label: 'Referral', tone: 'referral' },
    { label: 'Matching', tone: 'matching' },
    { label: 'ROI', tone: 'roi' },
    { label: 'Pool, Direct, Royalty', tone: 'rest' },
  ],
  remote: { state: 'ready', data: year },
  later: 'Rest of the month',
  empty: { title: 'No earnings yet', icon: 'gift' },
  onSave: fn(),
} satisfies BarChartProps;
