import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toPulseCount, toPulseFilters, toPulsePath, toPulseQuery } from './pulse.mappers';

const today = '2026-11-20';
const location = { origin: 'https://portal.example', path: '/api/team-list' };

test.each([
  ['joined', { leg: 'left', joinedFrom: '2026-11-14' }],
  ['bought', { leg: 'left', boughtFrom: '2026-11-14' }],
  ['unpaid', { leg: 'left', status: 'unpaid' }],
  ['silent', { leg: 'left', boughtFrom: '2026-10-17', boughtTo: '2026-10-23' }],
] as const)('%s is the team list with %j', (name, filters) => {
  expect(toPulseFilters(name, 'left', today)).toEqual(filters);
});

test('a figure is the total of a page of one row, and leads to the same list', () => {
  const filters = toPulseFilters('joined', 'right', today);
  expect(toPulseQuery('joined', filters)).toEqual({
    ...{ page: 1, per_page: 1, leg: 'right', joined_from: '14-11-2026' },
  });
  expect(toPulsePath(filters)).toBe('/user/teamList?leg=right&joinedFrom=2026-11-14');
  const body = sent({
    status: true,
    data: [{ username: 'jonas7' }],
    current_page: 1,
    last_page: 12,
    total: 12,
  });
  expect(toPulseCount(body, location, filters)).toBe(12);
});

test('silent members bought nothing since, and need every row', () => {
  const filters = toPulseFilters('silent', 'left', today);
  const toBody = (total: number) =>
    sent({
      ...{ status: true, current_page: 1, last_page: 1, total },
      data: [
        { username: 'a', last_purchase_at: '2026-10-23T23:00:00Z' },
        { username: 'b', last_purchase_at: '2026-10-24T01:00:00Z' },
        { username: 'c', last_purchase_at: 'soon' },
      ],
    });
  expect(toPulseCount(toBody(3), location, filters)).toBe(1);
  expect(toPulseCount(toBody(300), location, filters)).toBeUndefined();
});
