import { hideAmounts } from '@portal/ui/text/format/hiddenAmounts';
import { expect, test } from 'vitest';
import { toLevelsChart } from './levelsChart.mappers';

const level = (number: number, more: object = {}) => ({
  id: `level-${number}`,
  level: number,
  users: [],
  ...more,
});
const levels = [
  level(1, { userCount: 2, botInvestment: '600.10', liveInvestment: '2500.20' }),
  level(2, { userCount: 46, botInvestment: '0.10', liveInvestment: '0.20' }),
  level(3, { userCount: 46 }),
];

test('members are counted, and of two full levels the nearer is named [B §2 Total Downline Business]', () => {
  expect(toLevelsChart(levels, 'members')).toEqual({
    figure: '94',
    part: undefined,
    sentence: 'Level 2 has the most: 46 of 94.',
    categories: [
      { key: '1', label: '1', title: 'Level 1', values: ['2'] },
      { key: '2', label: '2', title: 'Level 2', values: ['46'] },
      { key: '3', label: '3', title: 'Level 3', values: ['46'] },
    ],
  });
});

test('members of levels without a count have no sum (D145)', () => {
  const chart = toLevelsChart([...levels, level(4)], 'members');
  expect([chart.figure, chart.sentence]).toEqual([undefined, '']);
});

test('investment is the exact sum of both kinds, and what is missing or malformed is none [B §2 Total Downline Business]', () => {
  const odd = level(4, { botInvestment: 'NaN', liveInvestment: '' });
  const chart = toLevelsChart([...levels, odd], 'investment');
  expect(chart.categories.map(({ values }) => values)).toEqual([
    ['600.10', '2500.20'],
    ['0.10', '0.20'],
    ['0', '0'],
    ['0', '0'],
  ]);
  expect(chart.sentence).toBe('Level 1 has the most: $3,100.30 of $3,100.60.');
  expect(chart.figure).toBe('3100.60');
});

test('a team without members or investment has its own sentence, and without levels the chart is empty', () => {
  const bare = [level(1, { userCount: 0 })];
  expect(toLevelsChart(bare, 'members').sentence).toBe('No members yet.');
  expect(toLevelsChart(bare, 'investment').sentence).toBe('No investments yet.');
  expect(toLevelsChart([], 'members').categories).toEqual([]);
});

test('the sentence has no amount while amounts are hidden [B §2 Total Downline Business]', () => {
  hideAmounts(true);
  try {
    expect(toLevelsChart(levels, 'investment').sentence).toBe('Level 1 has the most: $•••• of $••••.');
  } finally {
    hideAmounts(false);
  }
});
