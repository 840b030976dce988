import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toPulseFilters, toPulsePath, toPulseQueries, toTotal } from './pulse.mappers';

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
  expect(toPulseQueries(filters)).toEqual({
    all: { page: 1, per_page: 1, leg: 'right', joined_from: '14-11-2026' },
  });
  expect(toPulsePath(filters)).toBe('/user/teamList?leg=right&joinedFrom=2026-11-14');
  const body = sent({
    status: true,
    data: [{ username: 'jonas7' }],
    current_page: 1,
    last_page: 12,
    total: 12,
  });
  expect(toTotal(body, location)).toBe(12);
});

test('silent members are those who bought since the range began, without those who bought after it', () => {
  expect(toPulseQueries(toPulseFilters('silent', 'left', today))).toEqual({
    all: { page: 1, per_page: 1, leg: 'left', bought_from: '17-10-2026' },
    without: { page: 1, per_page: 1, leg: 'left', bought_from: '24-10-2026' },
  });
});
