import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toRoi } from './roi.mappers';

const location = { origin: 'https://portal.example', path: '/api/live-subscriptions' };
const row = (id: number, paid: unknown, limit: unknown, more: object = {}) => ({
  ...{ id, is_own: 1, package: 'Live Desk', price: '500.00', status: 1 },
  ...{ created_at: '2026-08-14T10:05:00Z', paid_roi_amount: paid, roi_limit: limit, ...more },
});
const of = (...rows: object[]) => toRoi(sent({ data: { data: rows, total: rows.length } }), location);

// Proves: roiMessages.next | roiMessages.rest | roiMessages.title
test('each subscription is what it paid and what is left, in whole cents, the oldest first (T22) [B §2 Live history]', () => {
  expect(of(row(81, '0.10', 1000.2), row(77, '312.50', '5000.00'))).toMatchObject({
    figure: '312.60',
    change: { words: '5% of $6,000.20', meaning: 'plain' },
    sentence: 'Closest to its limit: Live Desk #81, $1,000.10 to go.',
    categories: [
      {
        key: '77',
        label: '#77',
        title: 'Live Desk #77, since 14 August 2026',
        values: ['312.50', '4687.50'],
      },
      { key: '81', label: '#81', values: ['0.10', '1000.10'] },
    ],
  });
});

test('a page of several shows that it is one, without a sum and a sentence, because both need all (D126)', () => {
  const data = { data: [row(81, '0.10', '10.00')], total: 30, current_page: 1, last_page: 3 };
  const { figure, change, sentence, part, categories } = toRoi(sent({ data }), location)!;
  expect([figure, change, sentence, categories.length]).toEqual([undefined, undefined, '', 1]);
  expect(part).toBe('From 1 entry only');
});

// Proves: roiMessages.full
test('one that reached its limit, or went beyond, has nothing to come [B §2 Live history]', () => {
  expect(of(row(61, '510.00', '500.00'))).toMatchObject({
    sentence: 'All your running subscriptions have reached their limits.',
    categories: [{ values: ['510.00', '0'] }],
  });
});

// Proves: roiMessages.ended
test('nothing is to come of what has ended or was cancelled, in no bar and in no total (D149)', () => {
  const money = fc.integer({ min: 0, max: 900_000 });
  const drawn = fc.record({
    paid: money,
    rest: money,
    status: fc.constantFrom(0, 1, 2, 3, 'Cancelled', null),
  });
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 12 }), (lives) => {
      const text = (cents: number) => (cents / 100).toFixed(2);
      const {
        categories = [],
        sentence,
        figure,
      } = of(
        ...lives.map(({ paid, rest, status }, at) =>
          row(at + 1, text(paid), text(paid + rest + 1), { status }),
        ),
      ) ?? {};
      const toCents = (amount = '') => Math.round(Number(amount) * 100);
      const shown = categories.toReversed().map(({ values }) => values.map(toCents));
      const isRunning = (status: unknown) => status === 1 || status === 3;
      expect(shown).toEqual(lives.map(({ paid, rest, status }) => [paid, isRunning(status) ? rest + 1 : 0]));
      expect(toCents(figure)).toBe(lives.reduce((sum, { paid }) => sum + paid, 0));
      const some = lives.some(({ status }) => isRunning(status));
      const isUnknown = lives.some(({ status }) => status === null);
      expect(sentence).toMatch(
        isUnknown ? /^$/ : some ? /^Closest to its limit/ : /^You have no running subscription\.$/,
      );
    }),
  );
});

test.each<[string, object]>([
  ["is somebody else's", row(1, '5.00', '10.00', { is_own: 0 })],
  ['says no limit and has paid nothing', row(1, '0.00', null)],
  ['has a limit of nothing', row(1, '0.00', '0.00')],
])('one that %s is not drawn [B §2 Live history]', (_why, one) => {
  expect(of(one)?.categories).toEqual([]);
});

// Proves: roiMessages.heading
test('one without a limit that has paid is missing in the sum, and no sentence is about all', () => {
  const [unlimited, full] = [row(1, '5.00', null), row(2, '10.00', '10.00')];
  expect(of(unlimited, full)).toMatchObject({ part: 'From 1 entry only', sentence: '' });
  expect(of(unlimited, full)).not.toHaveProperty('figure');
  expect(of(unlimited)).toBeUndefined();
  expect(of(row(1, '0.00', null), full)).toMatchObject({ figure: '10.00', sentence: '' });
  expect(of(row(1, '0.00', null), full)).not.toHaveProperty('change');
});

test('an unreadable one is counted as missing, and no readable one is a failure (D145)', () => {
  const bad = row(1, 'NaN', '5.00');
  expect(of(bad, row(2, '1.00', '5.00'))).toMatchObject({ part: 'From 1 entry only', sentence: '' });
  expect(of(bad)).toBeUndefined();
});
