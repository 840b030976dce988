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

// Proves: royaltyMessages.since
test('keeps the royalty of each month, and sums it from its first month', () => {
  const categories = [
    month('Sep', ['9.00', '0']),
    month('Oct', ['0', '40.00']),
    month('Nov', ['1.00', '20.50'], true),
  ];
  const months = toRoyaltyMonths({ part: undefined, sentence: '', series, categories }, false);
  expect(months?.categories.map(({ values, soFar }) => [values, soFar])).toEqual([
    [['0'], undefined],
    [['40.00'], undefined],
    [['20.50'], undefined],
  ]);
  expect(months).toMatchObject({ figure: '20.50', part: undefined, sentence: '$60.50 since Oct 2026.' });
});

// Proves: royaltyMessages.sinceWaiting
test('names what is paid and what waits, where both exist (D150)', () => {
  const categories = [
    month('Oct', ['0', '40.00']),
    { ...month('Nov', ['1.00', '20.50'], true), waiting: ['1.00', '20.50'] },
  ];
  const months = toRoyaltyMonths({ ...{ part: undefined, sentence: '', series }, categories }, false);
  expect(months?.sentence).toBe('$40.00 paid and $20.50 waiting since Oct 2026.');
  expect(months?.categories.map(({ waiting }) => waiting)).toEqual([undefined, ['20.50']]);
});

test('a member without royalty has no months of it', () => {
  const categories = [month('Nov', ['1.00', '0'], true)];
  const earnings = { part: undefined, sentence: '', series, categories };
  expect(toRoyaltyMonths(earnings, false)).toBeUndefined();
  expect(toRoyaltyMonths({ ...earnings, series: series.slice(0, 1) }, false)).toBeUndefined();
});

test.each([
  ['Only this month', false, 'No royalty in these months.'],
  [undefined, true, 'No royalty in these months. We couldn’t load some entries, so they aren’t included.'],
])('a part of the earnings without royalty is labelled as a part (D145): %s', (part, lacksSome, sentence) => {
  const categories = [month('Nov', ['1.00'], true)];
  const months = toRoyaltyMonths({ part, sentence: '', series: series.slice(0, 1), categories }, lacksSome);
  expect(months).toMatchObject({ part, sentence, categories: [{ values: ['0'] }] });
});
