import { fn } from 'storybook/test';
import type { BarData } from '../BarChart/barShapes';
import { toUsd } from '../usd.fixtures';
import type { RoiCardProps } from './RoiCard';

/** `count` subscriptions at different stages. */
export const toRoi = (count: number): BarData => ({
  figure: '4827.50',
  change: { words: '21% of $23,000.00', meaning: 'plain' },
  part: undefined,
  sentence: 'Closest to its limit: PAAM Growth, $125.00 to go.',
  categories: Array.from({ length: count }, (_, at) => {
    const limit = 50_000 * (1 + (at % 6));
    const paid = Math.round((limit * ((at * 37) % 101)) / 100);
    return {
      key: String(60 + at),
      label: `#${60 + at}`,
      title: `Live Desk #${60 + at}, since 14 August 2026`,
      values: [paid, limit - paid].map(toUsd),
    };
  }),
});

export const roiArgs = {
  roi: { state: 'ready', data: toRoi(6) },
  onSave: fn(),
} satisfies RoiCardProps;
