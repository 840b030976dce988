import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '@portal/ui/text/languages';
import { putMessages } from '@portal/ui/text/putMessages';
import { sourceNames } from '@portal/ui/text/summaryTitles/titles';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';
import { setPortalZone } from '@portal/ui/text/format/portalZone';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { createAdder, getBonusDay } from './bonusSums';
import { toDays, toEarnings, withDaysAndSource } from './earnings.mappers';
import {
  chosenPeriod,
  comparedDays,
  lastPeriods,
  spanName,
  toPeriod,
  toSpan,
  type Period,
} from '@portal/ui/text/format/periods';

afterEach(() => {
  setPortalZone('UTC');
  globalThis.portalWording = undefined;
  vi.resetModules();
});

/** The sums of a list's answer. */
const toSums = (answer: Answer<'/payouts'>) => {
  const { addSources, addRow, getSums } = createAdder();
  addSources(answer);
  for (const row of parseRows(answer)) addRow(row, getBonusDay(row));
  return { ...getSums(), partialDay: undefined, lacksSome: false };
};
const today = '2026-11-23';
const bonus = (amount: unknown, source: string, created_at: string) => ({ amount, source, created_at });
const source = [
  { key: 'REFERRAL', value: 'Referral Bonus' },
  { key: 'ROI', value: 'ROI Bonus' },
];
const rows = [
  bonus('0.10', 'ROI', '2026-11-22T09:00:00Z'),
  bonus(0.2, 'ROI', '2026-11-21T09:00:00Z'),
  bonus('630.00', 'REFERRAL', '2026-11-20T09:00:00Z'),
  bonus('500.00', 'REFERRAL', '2026-10-31T23:00:00Z'),
];
const body: Answer<'/payouts'> = sent({ data: rows, source, total: 4 });

// Proves: earningsMessages.allStates.month | earningsMessages.allStates.week | earningsMessages.states.month | earningsMessages.states.week
test('what waits is named next to what is paid, of this period and of all (D150)', () => {
  const states = rows.map((row, at) => ({ ...row, is_paid: at === 2 ? 0 : 1 }));
  const { categories, sentence } = toEarnings(
    toSums(sent({ data: states, source, total: 4 })),
    'month',
    today,
  );
  expect(categories.map(({ waiting }) => waiting).filter(Boolean)).toEqual([['630.00', '0']]);
  expect(sentence).toContain('This month: $0.30 paid, $630.00 waiting.');
  expect(sentence).toContain('The last 12 months: $500.30 paid, $630.00 waiting.');
  expect(toEarnings(toSums(body), 'month', today).sentence).not.toContain('waiting');
  // One that may be paid or not, and a month that was read in part.
  const unstated = toSums(sent({ data: [...states.slice(1), rows[0]], source, total: 4 }));
  const part = { ...toSums(sent({ data: states, source, total: 4 })), partialDay: '2026-11-02' };
  for (const sums of [unstated, part]) {
    const { sentence } = toEarnings(sums, 'month', today);
    expect(sentence).not.toMatch(/ paid, /);
  }
});

test.each(['ar', 'hi', 'es'] as const)(
  'the legend in %s has the same names while it loads and with its data',
  async (language) => {
    putMessages(await loadMessages(language), language);
    vi.resetModules();
    const [{ sourceTitles }, mappers] = await Promise.all([
      import('@portal/ui/text/summaryTitles/sourceTitles'),
      import('./earnings.mappers'),
    ]);
    const { referral, roi, matching, royalty, direct, poolLevel } = sourceNames;
    const named = Object.entries({ referral, roi, matching, royalty, direct, poolLevel });
    const sums = toSums(
      sent({
        data: named.map(([key]) => bonus('1.00', key, '2026-11-20T09:00:00Z')),
        source: named.map(([key, value]) => ({ key, value })),
        total: named.length,
      }),
    );
    const { series } = mappers.toEarnings(sums, 'month', today);
    const shown = Object.fromEntries(series.map(({ tone, label }) => [tone, label]));
    expect(shown).toEqual(Object.fromEntries(named.map(([key]) => [key, sourceTitles[key as 'roi']])));
    expect(shown['referral']).not.toBe(referral);
  },
);

describe('bonuses by month', () => {
  const earnings = toEarnings(toSums(body), 'month', today);

  test('are exact sums of each source in a fixed order, named as the call names them [B §2 Payouts]', () => {
    expect(earnings.series).toEqual([
      { label: 'Referral Bonus', tone: 'referral', key: 'REFERRAL' },
      { label: 'ROI Bonus', tone: 'roi', key: 'ROI' },
    ]);
    expect(earnings.categories).toHaveLength(12);
    expect(earnings.categories.slice(-2)).toEqual([
      {
        ...{
          key: '2026-10-01',
          label: 'Oct',
          title: 'October 2026',
          values: ['500.00', '0'],
          current: false,
        },
        soFar: ['0', '0'],
      },
      { key: '2026-11-01', label: 'Nov', title: 'November 2026', values: ['630.00', '0.30'], current: true },
    ]);
  });

  // Proves: earningsMessages.best
  test('have a summary: the sum, the same days before, the best source [B §2 Payouts]', () => {
    expect(earnings).toMatchObject({
      figure: '630.30',
      change: { words: '+$630.30 vs 1–23 Oct', meaning: 'good' },
      sentence: '1–23 November, compared with $0.00 for 1–23 October. Best source: Referral Bonus, $630.00.',
    });
  });

  test("are of the portal's days (D109) [B §2 Payouts]", () => {
    setPortalZone('Asia/Kolkata');
    expect(toEarnings(toSums(body), 'month', today)).toMatchObject({
      figure: '1130.30',
      change: { words: '+$1,130.30 vs 1–23 Oct', meaning: 'good' },
    });
  });
});

// Proves: earningsMessages.nothing.month | earningsMessages.nothing.week
test('that nothing was earned is said only if every bonus is known (D145)', () => {
  const { sentence } = toEarnings({ ...toSums(body), lacksSome: true }, 'week', today);
  expect(sentence).not.toContain('No bonuses yet');
  expect(sentence).toContain(earningsMessages.lacksSome);
});

// Proves: earningsMessages.same
test('weeks begin on Mondays', () => {
  expect(toPeriod('2026-11-23', 'week')).toBe('2026-11-23');
  expect(toPeriod('2026-11-22', 'week')).toBe('2026-11-16');
  expect(lastPeriods('2026-11-23', 'week')[0]).toBe('2026-09-07');
  expect(toSpan('2026-11-16', 'week')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(toSpan('2026-02-01', 'month')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(toEarnings(toSums(body), 'week', today)).toMatchObject({
    figure: '0',
    change: { words: 'Same as 16 Nov', meaning: 'plain' },
    sentence: '23 November, compared with $0.00 for 16 November. No bonuses yet this week.',
  });
});

// Proves: earningsMessages.compared
test('the days so far are compared with the same days before (D141)', () => {
  const data = ['2026-10-01', '2026-10-02', '2026-10-31', '2026-11-01'].map((day, at) =>
    bonus(`${at + 1}.00`, 'ROI', `${day}T09:00:00Z`),
  );
  const first = toEarnings(toSums(sent({ data })), 'month', '2026-11-01');
  expect(first.change).toEqual({ words: '+300% vs 1 Oct', meaning: 'good' });
  const second = toEarnings(toSums(sent({ data })), 'month', '2026-11-02');
  expect(second.change).toEqual({ words: '+33% vs 1–2 Oct', meaning: 'good' });
  expect(second.categories.at(-2)).toMatchObject({ values: ['6.00'], soFar: ['3.00'] });
  expect(second.categories.at(-1)).not.toHaveProperty('soFar');
});

test('a shorter month before is compared whole', () => {
  expect(comparedDays('2026-03-31', 'month').before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(comparedDays('2026-11-25', 'week').before).toEqual({ from: '2026-11-16', to: '2026-11-18' });
  expect(spanName({ from: '2026-11-30', to: '2026-12-02' }, 'MMM')).toBe('30 Nov – 2 Dec');
});

test('each source of A has its own colour, by its key or its name', () => {
  const named = [
    ...[
      ['DIRECT', 'Direct Bonus'],
      ['X1', 'Pool Level Bonus'],
      ['X2', 'Matching Bonus'],
      ['ROYALTY', 'Crown'],
    ],
  ].map(([key, value]) => ({ key, value }));
  const data = named.map(({ key }, at) => bonus(`${at + 1}.00`, key ?? '', '2026-11-20T09:00:00Z'));
  const { series } = toEarnings(toSums(sent({ data, source: named })), 'month', today);
  expect(series.map(({ tone }) => tone)).toEqual(['matching', 'royalty', 'direct', 'poolLevel']);
});

test('more than four sources: the small ones are one', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((key, at) =>
    bonus(`${50 - at}.00`, key, '2026-11-20T09:00:00Z'),
  );
  const { series, categories } = toEarnings(toSums(sent({ data: many })), 'month', today);
  expect(series.map(({ label, tone, key }) => [label, tone, key])).toEqual([
    ['A', 'two', 'A'],
    ['B', 'three', 'B'],
    ['C', 'four', 'C'],
    ['Other sources', 'rest', undefined],
  ]);
  expect(categories.at(-1)?.values).toEqual(['50.00', '49.00', '48.00', '93.00']);
});

test('sums without names take those of the list', () => {
  const listed = sent({ data: [], source });
  const { series, sentence } = toEarnings(toSums(sent({ data: rows })), 'month', today, listed);
  expect(series.map(({ label, key }) => [label, key])).toEqual([
    ['Referral Bonus', 'REFERRAL'],
    ['ROI Bonus', 'ROI'],
  ]);
  expect(sentence).toMatch(/Best source: Referral Bonus, \$630\.00\.$/);
});

// Proves: earningsMessages.fromSome | earningsMessages.last.month | earningsMessages.last.week
test('a period that was not read whole is left out, and the shown time is named [B §2 Payouts]', () => {
  const shown = (partialDay: string, period: Period) => {
    const { categories, part } = toEarnings({ ...toSums(body), partialDay }, period, today);
    return [categories.length, part];
  };
  // A sum of the current month that lacks its first days isn't the month's (D145).
  expect(shown('2026-11-20', 'month')).toEqual([1, 'From 3 entries only']);
  expect(shown('2026-11-01', 'month')).toEqual([1, 'From 3 entries only']);
  expect(shown('2026-11-23', 'week')).toEqual([1, 'From 0 entries only']);
  expect(shown('2026-10-31', 'month')).toEqual([1, 'Only this month']);
  expect(shown('2026-05-02', 'month')).toEqual([6, 'The last 6 months']);
  expect(shown('2026-05-02', 'week')).toEqual([12, undefined]);
  expect(shown('2026-11-02', 'week')).toEqual([3, 'The last 3 weeks']);
  expect(toEarnings(toSums(body), 'month', today).part).toBeUndefined();
});

test.each<[unknown]>([[null], ['<html>'], [{ data: [null, 1, {}, bonus('x', 'ROI', 'y')] }]])(
  '%j is no earnings (T21)',
  (answer) => {
    expect(toEarnings(toSums(sent(answer)), 'month', today)).toMatchObject({
      figure: '0',
      categories: [],
      series: [],
    });
  },
);

test('what has no source, and two sources of one name, filter nothing', () => {
  const alike = [...source, { key: 'ROI2', value: 'ROI Bonus' }];
  const data = [...rows, bonus('1.00', 'ROI2', '2026-11-20T09:00:00Z'), { ...rows[0], source: null }];
  const { series } = toEarnings(toSums(sent({ data, source: alike })), 'month', today);
  expect(series.map(({ label, key }) => [label, key])).toEqual([
    ['Referral Bonus', 'REFERRAL'],
    ['ROI Bonus', undefined],
    ['Other sources', undefined],
  ]);
});

test('a pressed bar filters by its days and source, and leaves the other filters [B §2 Payouts]', () => {
  const filters = { from: '2026-10-01', to: '2026-10-31', source: 'ROI', status: 'paid' };
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(withDaysAndSource(filters, { days: november, source: 'REFERRAL' })).toEqual({
    ...november,
    ...{ source: 'REFERRAL', status: 'paid' },
  });
  expect(withDaysAndSource(filters, { days: {}, source: undefined })).toEqual({ status: 'paid' });
  expect(withDaysAndSource(filters, { days: toDays(filters), source: undefined })).toEqual({
    ...{ from: '2026-10-01', to: '2026-10-31', status: 'paid' },
  });
});

test('a list of one whole week or month is that bar', () => {
  expect(chosenPeriod({ from: '2026-11-01', to: '2026-11-30' }, 'month')).toBe('2026-11-01');
  expect(chosenPeriod({ from: '2026-11-01', to: '2026-11-29' }, 'month')).toBeUndefined();
  expect(chosenPeriod({ from: '2026-11-16', to: '2026-11-22' }, 'week')).toBe('2026-11-16');
  expect(chosenPeriod({}, 'week')).toBeUndefined();
});
