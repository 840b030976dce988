import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { comparedDays } from '@portal/ui/text/format/periods';
import { toPulseFilters, toPulsePath, toPulseQuery, toTotal } from './pulse.mappers';

const location = { origin: 'https://portal.example', path: '/api/team-list' };
const days = fc
  .integer({ min: 0, max: 3650 })
  .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10));

test.each([
  ['joined', { leg: 'left', joinedFrom: '2026-11-16' }],
  ['bought', { leg: 'left', boughtFrom: '2026-11-16' }],
  ['unpaid', { leg: 'left', status: 'unpaid' }],
  ['silent', { leg: 'left', lastBoughtTo: '2026-10-23' }],
] as const)('%s is the team list with %j', (name, filters) => {
  expect(toPulseFilters(name, 'left', '2026-11-20')).toEqual(filters);
});

test('this week is the week of the earnings, on every day', () => {
  fc.assert(
    fc.property(days, (today) => {
      const { from } = comparedDays(today, 'week').now;
      expect(toPulseFilters('joined', 'left', today)['joinedFrom']).toBe(from);
      expect(toPulseFilters('bought', 'right', today)['boughtFrom']).toBe(from);
    }),
  );
});

describe('a figure', () => {
  const filters = toPulseFilters('joined', 'right', '2026-11-20');
  const body = (row: object) =>
    sent({ status: true, data: [row], current_page: 1, last_page: 12, total: 12 });

  test('is the total of a page of one row, and leads to the same list', () => {
    expect(toPulseQuery(filters)).toEqual({ page: 1, per_page: 1, leg: 'right', joined_from: '16-11-2026' });
    expect(toPulsePath(filters)).toBe('/user/teamList?leg=right&joinedFrom=2026-11-16');
    expect(toTotal(body({ username: 'jonas7' }), location, filters)).toBe(12);
  });

  test('is unknown where the server ignores the days of the last purchase', () => {
    const silent = toPulseFilters('silent', 'left', '2026-11-20');
    const of = (at: string) => toTotal(body({ username: 'jonas7', last_purchase_at: at }), location, silent);
    expect(of('2026-10-23T23:59:00Z')).toBe(12);
    expect(of('2026-10-24T00:00:00Z')).toBeUndefined();
  });
});
