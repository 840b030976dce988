import { describe, expect, test } from 'vitest';
import { bandLabels } from './bandLabels';

const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2026, 0, 1, 12);
const time = (inline: number) => ({
  first,
  last: first + 365 * day,
  at: (moment: number) => ((moment - first) / (365 * day)) * inline,
});
const getLabels = (inline: number, rem: number) =>
  bandLabels(time(inline), inline, rem, { begin: first + 229 * day, end: first + 272 * day });

describe('the chosen days below the chart', () => {
  test.each([
    [800, 16, 2],
    [280, 16, 1],
    [190, 32, 1],
  ])('keep their text inside a chart of %i px where a rem is %i px', (inline, rem, count) => {
    const labels = getLabels(inline, rem);
    expect(labels).toHaveLength(count);
    for (const { at, words } of labels) {
      const half = (words.length * 0.42 * rem) / 2;
      expect(at - half).toBeGreaterThanOrEqual(-1);
      expect(at + half).toBeLessThanOrEqual(inline + 1);
    }
  });

  test('show only their first day if the last does not fit', () => {
    expect(getLabels(900, 16).map(({ words }) => words)).toEqual(['18 Aug', '30 Sep']);
    expect(getLabels(280, 16).map(({ words }) => words)).toEqual([expect.stringContaining(' to ')]);
    expect(getLabels(190, 32).map(({ words }) => words)).toEqual([expect.not.stringContaining(' to ')]);
  });
});
