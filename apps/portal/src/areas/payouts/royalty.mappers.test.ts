import { expect, test } from 'vitest';
import { toRoyaltyMonths } from './royalty.mappers';

const month = (key: string, values: number[], current = false) => ({
  ...{ key, label: key, title: `${key} 2026`, values, current },
  soFar: values,
});
const series = [
  { label: 'ROI Bonus', tone: 'roi' },
  { label: 'Royalty Bonus', tone: 'royalty' },
] as const;

test('keeps the royalty of each month, and sums it from its first month', () => {
  const months = toRoyaltyMonths({
    ...{ part: undefined, sentence: '', series },
    categories: [month('Sep', [900, 0]), month('Oct', [0, 4000]), month('Nov', [100, 2050], true)],
  });
  expect(months?.categories.map(({ values, soFar }) => [values, soFar])).toEqual([
    [[0], undefined],
    [[4000], undefined],
    [[2050], undefined],
  ]);
  expect(months).toMatchObject({ figure: 2050, part: undefined, sentence: '$60.50 since Oct 2026.' });
});

test('a member without royalty has no months of it', () => {
  const categories = [month('Nov', [100, 0], true)];
  expect(toRoyaltyMonths({ part: undefined, sentence: '', series, categories })).toBeUndefined();
  expect(
    toRoyaltyMonths({ part: undefined, sentence: '', series: series.slice(0, 1), categories }),
  ).toBeUndefined();
});
