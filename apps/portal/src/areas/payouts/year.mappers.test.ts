import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { roundAmount, sumAmounts } from '@portal/ui/text/format/amount';
import { toIncomeRow, toYearIncome, toYearQuery, toYearSheet } from './year.mappers';

const body = sent({ source: [{ key: 'ROI', value: 'ROI Bonus' }] });
const parse = (row: object) => toIncomeRow(body)(row);
const rows = [
  { amount: '10.10', source: 'ROI', created_at: '2026-01-31T10:00:00Z', is_paid: 1 },
  { amount: '0.25', source: 'REFERRAL', created_at: '2026-03-02T10:00:00Z', is_paid: 0 },
  { amount: '5.00', source: 'ROI', created_at: '2026-03-05T10:00:00Z', is_paid: 1 },
  { amount: '99.00', source: 'ROI', created_at: '2025-12-31T10:00:00Z' },
].flatMap((row) => parse(row) ?? []);
const year = toYearIncome({ rows, missing: 0 }, '2026', '2026-03-06');

test('asks for the days of the year, and for further pages of a server that pages', () => {
  expect(toYearQuery('2026', 1)).toEqual({ export: 'true', from_date: '01-01-2026', to_date: '31-12-2026' });
  expect(toYearQuery('2026', 2)).toMatchObject({ page: 2 });
});

// Proves: yearMessages.soFar
test('sums by month and source, and keeps another year out', () => {
  expect(year).toMatchObject({ total: '15.35', count: 3, unpaid: '0.25' });
  expect(year.sources.map(({ label }) => label)).toEqual(['REFERRAL', 'ROI Bonus']);
  expect(year.months.map(({ key, values, current }) => [key, values, current])).toEqual([
    ['2026-01-01', ['0', '10.10'], undefined],
    ['2026-02-01', ['0', '0'], undefined],
    ['2026-03-01', ['0.25', '5.00'], true],
  ]);
});

test('the file has the sums of the rows and of the columns, paid and not, and days as dates', () => {
  expect(toYearSheet(year, '2026').titles).toEqual([
    ...['Month', 'REFERRAL', 'ROI Bonus', 'Paid', 'Not paid yet', 'Total'],
  ]);
  expect(toYearSheet(year, '2026').rows).toEqual([
    ['2026-01-01', '0.00', '10.10', '10.10', '0.00', '10.10'],
    ['2026-02-01', '0.00', '0.00', '0.00', '0.00', '0.00'],
    ['2026-03-01', '0.25', '5.00', '5.00', '0.25', '5.25'],
    ['Total', '0.25', '15.10', '15.10', '0.25', '15.35'],
  ]);
});

// Proves: yearMessages.unpaid
test('a bonus that may be paid or not leaves both sums of its month and of the year unknown', () => {
  const unknown = parse({ amount: '1.00', source: 'ROI', created_at: '2026-02-05T10:00:00Z' });
  const some = toYearIncome({ rows: [...rows, unknown!], missing: 0 }, '2026', '2026-03-06');
  expect([some.unpaid, ...some.months.map(({ unpaid }) => unpaid)]).toEqual([
    ...[undefined, '0', undefined, '0.25'],
  ]);
  expect(toYearSheet(some, '2026').rows.map((cells) => cells.slice(-3))).toEqual([
    ...[
      ['10.10', '0.00', '10.10'],
      ['', '', '1.00'],
      ['5.00', '0.25', '5.25'],
      ['', '', '16.35'],
    ],
  ]);
});

test.each([[{}], [{ amount: 'x', created_at: '2026-01-01' }], [{ amount: '1.00', created_at: {} }]])(
  '%j is no income',
  (row) => {
    expect(parse(row)).toBeUndefined();
  },
);

test('a year without bonuses has no sums', () => {
  expect(toYearIncome({ rows: [], missing: 2 }, '2024', '2026-03-06')).toMatchObject({
    total: '0',
    count: 0,
    missing: 2,
    sources: [],
  });
  expect(toYearIncome({ rows: [], missing: 2 }, '2024', '2026-03-06').months).toHaveLength(12);
});

test('the months are those of every bonus, even where the server’s clock is ahead', () => {
  const { total, months } = toYearIncome({ rows, missing: 0 }, '2026', '2026-02-27');
  expect(sumAmounts(months.flatMap(({ values }) => values))).toBe(total);
});

test('a thousand bonuses of less than half a cent are their sum (D148)', () => {
  const row = { amount: '0.0049', created_at: '2026-01-05T09:00:00Z', source: 'bot', is_paid: 1 };
  const body = sent({ data: { data: [row] } });
  const parsed = toIncomeRow(body)(row as never);
  const thousand = Array.from({ length: 1000 }, () => parsed).filter((one) => one !== undefined);
  const { total, months } = toYearIncome({ rows: thousand, missing: 0 }, '2026', '2026-01-06');
  expect([roundAmount(total), months.map(({ values }) => values.map(roundAmount))]).toEqual([
    '4.90',
    [['4.90']],
  ]);
});
