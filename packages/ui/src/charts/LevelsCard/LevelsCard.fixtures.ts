import { fn } from 'storybook/test';
import type { BarData } from '../BarChart/barShapes';
import { toUsd } from '../usd.fixtures';
import type { LevelsCardProps } from './LevelsCard';

const toCategory = (level: number, values: readonly string[]) => ({
  key: String(level),
  label: String(level),
  title: `Level ${level}`,
  values,
});

export const members: BarData = {
  figure: '57',
  part: undefined,
  sentence: 'Level 3 has the most: 46 of 57.',
  categories: [toCategory(1, ['2']), toCategory(2, ['9']), toCategory(3, ['46']), toCategory(4, ['0'])],
};

export const investment: BarData = {
  figure: '78150.00',
  part: undefined,
  sentence: 'Level 3 has the most: $58,350.00 of $78,150.00.',
  categories: [
    toCategory(1, ['600.00', '2500.00']),
    toCategory(2, ['4200.00', '12500.00']),
    toCategory(3, ['18350.00', '40000.00']),
    toCategory(4, ['0', '0']),
  ],
};

/** A deep team with large sums. */
export const deep: BarData = {
  figure: '999999999999.99',
  part: undefined,
  sentence: 'Level 75 has the most: $1,333,333,333.33 of $999,999,999,999.99.',
  categories: Array.from({ length: 75 }, (_, at) =>
    toCategory(at + 1, [1_000_000_000 * (at + 1), 777_777_777 * (75 - at)].map(toUsd)),
  ),
};

export const levelsArgs = {
  levels: { state: 'ready', data: members },
  counted: 'members',
  onCounted: fn(),
  onChosen: fn(),
  onSaved: fn(),
} satisfies LevelsCardProps;
