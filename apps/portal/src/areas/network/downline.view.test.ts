import { describe, expect, test } from 'vitest';
import { readListState } from '../../app/listState';
import { downlineFields, downlineOf, downlineQueryOf } from './downline.view';

const place = { origin: 'https://portal.example', path: '/api/user-team-details' };
const rowsOf = (body: unknown) => downlineOf(body, place).rows;
const level = {
  level: 1,
  user_count: 2,
  investment: '600.00',
  live_investment: 2500,
  username: ['jonas7', 'mei5'],
  self_investment: ['500.00', '100.00'],
  self_live_investment: ['0.00', 2500],
  joining_date: ['2026-02-11T00:00:00Z', null],
};

describe('the downline', () => {
  test('is its levels, each with whom it holds (B §3)', () => {
    expect(rowsOf({ status: true, data: [level] })).toEqual([
      {
        id: 'level-1',
        level: 1,
        userCount: 2,
        botInvestment: '600.00',
        liveInvestment: '2500',
        users: [
          {
            username: 'jonas7',
            botInvestment: '500.00',
            poolInvestment: '0.00',
            joinedAt: '2026-02-11T00:00:00Z',
          },
          { username: 'mei5', botInvestment: '100.00', poolInvestment: '2500', joinedAt: undefined },
        ],
      },
    ]);
  });

  test('walks the usernames where the arrays differ in length (D97)', () => {
    const [row] = rowsOf({ data: [{ ...level, self_investment: ['1'], joining_date: 'soon' }] });
    expect(row?.users.map(({ botInvestment, joinedAt }) => [botInvestment, joinedAt])).toEqual([
      ['1', undefined],
      [undefined, undefined],
    ]);
    const [long] = rowsOf({ data: [{ ...level, username: ['one'], self_investment: ['1', '2', '3'] }] });
    expect(long?.users).toHaveLength(1);
  });

  test.each<[unknown]>([
    [null],
    [{}],
    [{ data: null }],
    [{ data: 'x' }],
    [{ data: [null, 7, 'x', {}, { level: -1 }, { level: 'NaN' }] }],
  ])('is empty in %j', (body) => {
    expect(rowsOf(body)).toEqual([]);
  });

  test('lacks what cannot be read', () => {
    expect(
      rowsOf({ data: [{ level: '3', user_count: -4, investment: '1e9', username: { length: 9 } }] }),
    ).toEqual([
      {
        id: 'level-3',
        level: 3,
        userCount: undefined,
        botInvestment: undefined,
        liveInvestment: undefined,
        users: [],
      },
    ]);
  });

  test.each([
    ['?level=50', { level: 50 }],
    ['?level=51', {}],
    ['?level=25&level=50', {}],
    ['?page=3', {}],
    ['', {}],
  ])('asked for at %s sends %j', (search, query) => {
    expect(downlineQueryOf(readListState(search, downlineFields))).toEqual(query);
  });
});
