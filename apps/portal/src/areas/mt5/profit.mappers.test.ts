import { setPortalZone } from '@portal/ui/text/format/portalZone';
import { afterEach, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toProfit, toProfitSummary } from './profit.mappers';

afterEach(() => setPortalZone('UTC'));

const result = (profit: unknown, closed_at: unknown) => ({ profit, closed_at });
const of = (closed_results: unknown) => {
  const profit = toProfit(sent({ account_details: {}, closed_results }));
  return profit === 'unreadable' || profit === undefined ? profit : toProfitSummary(profit);
};
/** The results of a list that can be read. */
const read = (list: unknown) => {
  const summary = of(list);
  return summary === 'unreadable' ? undefined : summary;
};
const results = [
  result('0.10', '2026-08-01T09:00:00Z'),
  result(0.2, '2026-08-02T09:00:00Z'),
  result('-50.0049', '2026-08-03T22:00:00Z'),
  result('10', '2026-08-04T09:00:00Z'),
];

// Proves: profitMessages.deepest
test('closed trades are their sum, and how far it is below its highest (T22) [B §2 Account Details]', () => {
  expect(read(results)).toMatchObject({
    figure: '-39.7049',
    change: { words: 'Largest drawdown −$50.00, on 3 August 2026', meaning: 'plain' },
    sentence: 'Winning trades: 3. Losing trades: 1.',
  });
  expect(read(results)?.points.map(({ values }) => values)).toEqual([
    ['0.10', '0.00'],
    ['0.30', '0.00'],
    ['-49.7049', '-50.0049'],
    ['-39.7049', '-40.0049'],
  ]);
});

test("they are in the order of time, and on the portal's days (D109) [B §2 Account Details]", () => {
  expect(read(results.toReversed())).toEqual(read(results));
  setPortalZone('Asia/Kolkata');
  expect(read(results)?.change?.words).toBe('Largest drawdown −$50.00, on 4 August 2026');
});

// Proves: profitMessages.noDrawdown | profitMessages.sentence
test('a first loss is below nothing won; without a loss there is no drawdown', () => {
  expect(read([result('-1', '2026-08-01T09:00:00Z')])?.points[0]?.values).toEqual(['-1', '-1']);
  expect(read(results.slice(0, 2))?.change?.words).toBe('No drawdown yet');
  expect(read([])?.points).toEqual([]);
  expect(read([result('0.00', '2026-08-01T09:00:00Z')])?.sentence).toBe(
    'Winning trades: 0. Losing trades: 0.',
  );
});

test.each<[string, unknown]>([
  ['is absent (D113)', undefined],
  ['is null', null],
])('nothing is drawn where the list %s [B §2 Account Details]', (_why, list) => {
  expect(of(list)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['is no list', { first: results[0] }],
  ['is a text', 'soon'],
  ['has a result that can not be read', [...results, result('NaN', '2026-08-05T09:00:00Z')]],
  ['has a result without its time', [...results, result('1.00', null)]],
  ['has what is no result', [...results, 7]],
])('a list that %s is unreadable, not absent (D145)', (_why, list) => {
  expect(of(list)).toBe('unreadable');
});
