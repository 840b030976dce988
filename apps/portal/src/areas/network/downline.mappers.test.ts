import { describe, expect, test } from 'vitest';
import { readListState } from '@portal/portal-core/lists/listState';
import {
  downlineFields,
  toDownline,
  toDownlineQuery,
  readWholeLevel,
  type WholeLevels,
} from './downline.mappers';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { readFile } from '@portal/portal-core/exports/readFile.fixtures';
import { downlineExport } from './downline.export';

const location = { origin: 'https://portal.example', path: '/api/user-team-details' };
const parseRows = (body: unknown) => toDownline(sent(body), location).rows;
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

describe('a whole level', () => {
  const part = (level: number, user_pages: number | undefined, ...username: string[]) => ({
    data: [{ level, user_count: 5, username, ...(user_pages && { user_pages }) }],
  });
  const read = async (...parts: object[]) => {
    const pages: number[] = [];
    const users = await readWholeLevel(
      2,
      (page) => {
        pages.push(page);
        return Promise.resolve(sent(parts[page - 1]));
      },
      location,
    );
    return [pages, users.map(({ username }) => username)];
  };

  test('is read part by part to its end (D97) [B §2 Total Downline Business]', async () => {
    expect(await read(part(2, 2, 'a', 'b', 'c'), part(2, 2, 'd', 'e'))).toEqual([
      [1, 2],
      ['a', 'b', 'c', 'd', 'e'],
    ]);
  });

  test('ends with a server that knows no pages, sends the same again, or another level [B §2 Total Downline Business]', async () => {
    expect(await read(part(2, undefined, 'a'))).toEqual([[1], ['a']]);
    expect(await read(part(2, 9, 'a'), part(2, 9, 'a'))).toEqual([[1, 2], ['a']]);
    expect(await read(part(1, 9, 'a'))).toEqual([[1], []]);
  });

  test('is in its row, which then has no more; without pages no row offers more (D113) [B §2 Total Downline Business]', () => {
    const getRow = (user_pages?: number, whole?: WholeLevels) =>
      toDownline(sent(part(2, user_pages, 'a')), location, whole).rows[0];
    expect(getRow(2)).toMatchObject({ hasMore: true, users: [{ username: 'a' }] });
    expect(getRow()).not.toHaveProperty('hasMore');
    const whole = new Map([[2, [{ username: 'z' }]]]);
    expect(getRow(2, whole)).toMatchObject({ users: [{ username: 'z' }] });
  });
});

describe('the downline', () => {
  test('is its levels, each with whom it holds (B §3) [B §2 Total Downline Business, B §3 Teams]', () => {
    expect(parseRows({ status: true, data: [level] })).toEqual([
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

  test('is filtered by a level of three (B §9)', () => {
    const options = ['25', '50', '75'].map((level) => ({ value: level, label: level }));
    expect(downlineFields).toEqual([{ type: 'option', name: 'level', label: 'Level', named: true, options }]);
  });

  test('follows the usernames where the arrays differ in length (D97) [B §3 Teams]', () => {
    const [row] = parseRows({ data: [{ ...level, self_investment: ['1'], joining_date: 'soon' }] });
    expect(row?.users.map(({ botInvestment, joinedAt }) => [botInvestment, joinedAt])).toEqual([
      ['1', undefined],
      [undefined, undefined],
    ]);
    const columns = { username: { 0: 'one', 2: 'two' }, self_investment: { 0: '1', 2: '2' } };
    const [keyed] = parseRows({ data: [{ ...level, ...columns }] });
    expect(keyed?.users.map(({ username, botInvestment }) => [username, botInvestment])).toEqual([
      ['one', '1'],
      ['two', '2'],
    ]);
    const [long] = parseRows({ data: [{ ...level, username: ['one'], self_investment: ['1', '2', '3'] }] });
    expect(long?.users).toHaveLength(1);
  });

  test('leaves out what is unreadable', () => {
    expect(
      parseRows({
        data: [
          { level: -1 },
          { level: 'NaN' },
          { level: '3', user_count: -4, investment: '1e9', username: { length: 9 } },
        ],
      }),
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

  test('is filtered by the levels 25, 50 and 75 alone, which are their own labels (B §9, D97) [B §9 Downline levels]', () => {
    const options = ['25', '50', '75'].map((level) => ({ value: level, label: level }));
    expect(downlineFields).toEqual([{ type: 'option', name: 'level', label: 'Level', named: true, options }]);
  });

  test.each([
    ['?level=50', { level: 50 }],
    ['?level=75', { level: 75 }],
    ['?level=51', {}],
    ['?level=25&level=50', {}],
    ['?page=3', {}],
    ['', {}],
  ])('requested at %s sends %j [B §9 Downline levels]', (search, query) => {
    expect(toDownlineQuery(readListState(search, downlineFields))).toEqual(query);
  });
});

test("the file of the downline has the filter's levels and the columns of the table (B §2)", async () => {
  const answers = {
    'GET /user-team-details?level=50': {
      status: true,
      data: [
        {
          level: 1,
          user_count: 2,
          investment: '600.00',
          live_investment: 2500,
          username: ['jonas7', 'mei5'],
        },
        { level: 2, user_count: 9, investment: null, username: [] },
      ],
    },
  };
  const { calls, titles, cells } = await readFile(downlineExport, answers, { level: '50' });
  expect(calls).toHaveLength(1);
  expect(cells).toEqual([
    ['1', '2', '600.00', '2500'],
    ['2', '9', undefined, undefined],
  ]);
  expect(titles).toEqual(['Level', 'User Count', 'Self Bot Investment', 'Self Live Investment']);
});
