import { expect, test } from 'vitest';
import { toRoyaltyMonths } from './royalty.mappers';

const month = (key: string, values: string[], current = false) => ({
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
    categories: [
      month('Sep', ['9.00', '0']),
      month('Oct', ['0', '40.00']),
      month('Nov', ['1.00', '20.50'], true),
    ],
  });
  expect(months?.categories.map(({ values, soFar }) => [values, soFar])).toEqual([
    [['0'], undefined],
    [['40.00'], undefined],
    [['20.50'], undefined],
  ]);
  expect(months).toMatchObject({ figure: '20.50', part: undefined, sentence: '$60.50 since Oct 2026.' });
});

test('a member without royalty has no months of it', () => {
  const categories = [month('Nov', ['1.00', '0'], true)];
  expect(toRoyaltyMonths({ part: undefined, sentence: '', series, categories })).toBeUndefined();
  expect(
    toRoyaltyMonths({ part: undefined, sentence: '', series: series.slice(0, 1), categories }),
  ).toBeUndefined();
});
