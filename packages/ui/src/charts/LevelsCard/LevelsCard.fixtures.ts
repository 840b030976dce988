import { fn } from 'storybook/test';
import type { BarData } from '../BarChart/bars';
import type { LevelsCardProps } from './LevelsCard';

const toCategory = (level: number, values: readonly number[]) => ({
  key: String(level),
  label: String(level),
  title: `Level ${level}`,
  values,
});

export const members: BarData = {
  figure: 57,
  part: undefined,
  sentence: 'Level 3 has the most: 46 of 57.',
  categories: [toCategory(1, [2]), toCategory(2, [9]), toCategory(3, [46]), toCategory(4, [0])],
};

export const investment: BarData = {
  figure: 7_815_000,
  part: undefined,
  sentence: 'Level 3 has the most: $58,350.00 of $78,150.00.',
  categories: [
    toCategory(1, [60_000, 250_000]),
    toCategory(2, [420_000, 1_250_000]),
    toCategory(3, [1_835_000, 4_000_000]),
    toCategory(4, [0, 0]),
  ],
};

/** A deep team with large sums. */
export const deep: BarData = {
  figure: 99_999_999_999_999,
  part: undefined,
  sentence: 'Level 75 has the most: $1,333,333,333.33 of $999,999,999,999.99.',
  categories: Array.from({ length: 75 }, (_, at) =>
    toCategory(at + 1, [1_000_000_000 * (at + 1), 777_777_777 * (75 - at)]),
  ),
};

export const levelsArgs = {
  levels: { state: 'ready', data: members },
  counted: 'members',
  onCounted: fn(),
  onChosen: fn(),
  onSaved: fn(),
} satisfies LevelsCardProps;
