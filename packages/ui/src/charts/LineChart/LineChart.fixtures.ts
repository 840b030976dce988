import { fn } from 'storybook/test';
import { toUsd } from '../usd.fixtures';
import type { LineChartProps } from './LineChart';
import type { LineData, Point } from './lineShapes';

const start = Date.parse('2026-05-24T09:00:00Z');
const day = 86_400_000;

/** `count` moments, some hours apart, of a balance that rises and falls. */
export const balances = (count: number): Point[] =>
  Array.from({ length: count }, (_, at) => ({
    at: start + (at * 182 * day) / Math.max(1, count),
    values: [toUsd(800_000 + 724_750 * (at / count) + 180_000 * Math.sin(at * 0.9) * Math.cos(at * 0.13))],
  }));

export const balance: LineData = {
  figure: '15247.50',
  part: undefined,
  sentence: '18 August to 29 September: 41 transactions in the list below.',
  points: balances(90),
};

export const lineArgs = {
  figure: 'balance',
  name: 'Receiving Wallet over time',
  unit: 'money',
  axis: 'Day',
  series: [{ label: 'Balance', tone: 'one' }],
  remote: { state: 'ready', data: balance },
  empty: { title: 'No transactions yet' },
  onSave: fn(),
} satisfies LineChartProps;
