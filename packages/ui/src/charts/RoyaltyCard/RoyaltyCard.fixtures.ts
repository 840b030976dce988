import { fn } from 'storybook/test';
import { toUsd } from '../usd.fixtures';
import type { RoyaltyCardProps } from './RoyaltyCard';

const names = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

/** The last `count` months, the newest is not over. */
export const toMonths = (count: number) => ({
  figure: '118.54',
  part: undefined,
  sentence: '$889.04 since May 2026.',
  categories: names.slice(-count).map((label, at, { length }) => ({
    key: label,
    label,
    title: `${label} 2026`,
    values: [toUsd(at === length - 1 ? 11_854 : 9_000 + 1_500 * (at % 4))],
    current: at === length - 1,
  })),
});

export const royaltyCardArgs = {
  royalty: { state: 'ready', data: toMonths(12) },
  onSave: fn(),
} satisfies RoyaltyCardProps;
