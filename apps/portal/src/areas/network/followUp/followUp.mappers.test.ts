import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { comparedDays } from '@portal/ui/text/format/periods';
import {
  toCountQuery,
  toFiltersBefore,
  toGroup,
  toGroupFilters,
  toGroupQuery,
  toTileFilters,
  toTotal,
} from './followUp.mappers';

const location = { origin: 'https://portal.example', path: '/api/team-list' };
const days = fc
  .integer({ min: 0, max: 3650 })
  .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10));
const sunday = '2026-11-29';

test.each([
  ['joined', { joinedFrom: '2026-11-23' }],
  ['bought', { boughtFrom: '2026-11-23' }],
  ['silent', { lastBoughtTo: '2026-11-01' }],
] as const)('%s is the team list with %j', (name, filters) => {
  expect(toTileFilters(name, sunday)).toEqual(filters);
});

// Proves: followUpMessages.thisWeek
test('the groups are the unpaid of the weaker leg, who fell silent this week, and who bought', () => {
  expect(toGroupFilters('unpaid', 'right', sunday)).toEqual({
    leg: 'right',
    status: 'unpaid',
    sort: 'level-asc',
  });
  expect(toGroupFilters('unpaid', undefined, sunday)).toEqual({ status: 'unpaid', sort: 'level-asc' });
  expect(toGroupFilters('silent', 'right', sunday)).toEqual({
    lastBoughtFrom: '2026-10-26',
    lastBoughtTo: '2026-11-01',
  });
  expect(toGroupQuery(toGroupFilters('bought', 'right', sunday))).toEqual({
    ...{ page: 1, per_page: 3, bought_from: '23-11-2026' },
  });
  expect(toCountQuery(toTileFilters('joined', sunday))).toEqual({
    page: 1,
    per_page: 1,
    joined_from: '23-11-2026',
  });
});

// Proves: followUpMessages.groups.silent | followUpMessages.newThisWeek
test('weeks are those of the earnings, meet without a gap, and who fell silent is among the silent', () => {
  fc.assert(
    fc.property(days, (today) => {
      const { now, before } = comparedDays(today, 'week');
      expect(toTileFilters('joined', today)['joinedFrom']).toBe(now.from);
      const earlier = toFiltersBefore('bought', today);
      expect(earlier['boughtFrom']).toBe(before.from);
      expect(Date.parse(now.from) - Date.parse(earlier['boughtTo'] ?? '')).toBe(86_400_000);
      const silent = toGroupFilters('silent', undefined, today);
      expect(silent['lastBoughtTo']).toBe(toTileFilters('silent', today)['lastBoughtTo']);
      expect(Date.parse(today) - Date.parse(silent['lastBoughtTo'] ?? '')).toBe(28 * 86_400_000);
    }),
    { numRuns: 300 },
  );
});

const groupNames = ['unpaid', 'silent', 'bought'] as const;
const tileNames = ['joined', 'bought', 'silent'] as const;

describe('a server that ignores a filter (D119)', () => {
  const at = fc.option(days, { nil: null });
  const row = fc.record(
    {
      username: fc.stringMatching(/^[a-z]{3}\d{1,3}$/),
      leg: fc.constantFrom('left', 'right'),
      is_paid: fc.constantFrom(0, 1),
      joined_at: days,
      last_purchase_at: at,
    },
    { requiredKeys: ['username'] },
  );
  type Row = {
    username: string;
    leg?: string;
    is_paid?: number;
    joined_at?: string;
    last_purchase_at?: string | null;
  };
  const paying = new Set<unknown>([1]);
  /** The filters in the words of the contract, on what the row has. */
  const obeys = (one: Row, filters: Readonly<Record<string, string>>) => {
    const isIn = (day: string | null | undefined, from = '', to = '9') =>
      day === undefined || (day !== null && day >= from && day <= to);
    const bought = filters['boughtFrom'] ?? filters['lastBoughtFrom'];
    const before = filters['lastBoughtTo'];
    return (
      (one.leg === undefined || filters['leg'] === undefined || one.leg === filters['leg']) &&
      (filters['status'] === undefined || !paying.has(one.is_paid)) &&
      (filters['joinedFrom'] === undefined || isIn(one.joined_at, filters['joinedFrom'])) &&
      ((bought ?? before) === undefined || isIn(one.last_purchase_at, bought, before))
    );
  };

  // Proves: followUpMessages.groups.bought
  test('makes a figure and a group unknown as soon as a row shows it, and never otherwise', () => {
    let [shown, unknown] = [0, 0];
    fc.assert(
      fc.property(
        fc.uniqueArray(row, { maxLength: 4, selector: ({ username }) => username }),
        days,
        fc.constantFrom(
          ...groupNames.map((name) => ['group', name] as const),
          ...tileNames.map((name) => ['tile', name] as const),
        ),
        fc.constantFrom('left' as const, 'right' as const),
        (rows, today, [kind, name], leg) => {
          const filters =
            kind === 'group' ? toGroupFilters(name, leg, today) : { leg, ...toTileFilters(name, today) };
          const body = sent({ status: true, data: rows, current_page: 1, last_page: 9, total: 90 });
          const isHonest = rows.every((one) => obeys(one, filters));
          expect(toTotal(body, location, filters)).toBe(isHonest ? 90 : undefined);
          // Of ninety members none can be read.
          const isNamed = isHonest && rows.length > 0;
          expect(toGroup(body, location, filters)?.rows.map(({ username }) => username)).toEqual(
            isNamed ? rows.slice(0, 3).map(({ username }) => username) : undefined,
          );
          if (isHonest) shown += 1;
          else unknown += 1;
        },
      ),
      { numRuns: 1000 },
    );
    expect(Math.min(shown, unknown)).toBeGreaterThan(100);
  });
});
