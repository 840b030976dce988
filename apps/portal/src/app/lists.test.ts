import { api } from '@portal/portal-core/calls/api';
import {
  answerFields,
  rowFields,
  toMt5ListReadability,
  type ListPath,
} from '@portal/portal-core/calls/readability.calls';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listCalls } from './lists.fixtures';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    anyAnswer: build.query<Unread<never>, { path: string; query?: object }>({
      query: ({ path, query }) => ({
        method: 'get',
        path,
        init: { params: { path: { id: 7, account: '50' }, query } },
      }),
      extraOptions: { kind: 'read' },
    }),
  }),
});

/** What the store has after this answer, and the faults that were reported. */
async function ask(path: string, body: unknown, query?: object) {
  const faults: string[] = [];
  const { store } = signedInStore(() => Response.json(body), {
    onFaultReport: ({ call, reason }) => faults.push(`${reason} ${call}`),
  });
  const { data, error } = await store.dispatch(
    endpoints.anyAnswer.initiate({ path, ...(query && { query }) }),
  );
  return { data, error, faults };
}

type Rows = readonly [object, object];

const keyed = ([one, two]: Rows) => ({ 1: one, 3: two });
const page = (data: unknown) => ({ current_page: 1, data, last_page: 1, total: 2 });

/** Answers with both rows, in every shape that a back end may have. */
const readable: Record<string, (rows: Rows) => unknown> = {
  'a list': (data) => ({ status: true, data }),
  'an object of rows': (rows) => ({ status: true, data: keyed(rows) }),
  'a page': (data) => ({ status: true, ...page(data) }),
  'a page under data': (data) => ({ status: true, data: page(data) }),
  'an object of rows under data': (rows) => ({ status: true, data: { data: keyed(rows) } }),
  'a list alone': (rows) => rows,
  'a simple page': (data) => ({ status: true, data, current_page: 1, next_page_url: null }),
};

/** Answers without rows, which is what they say. */
const none: Record<string, unknown> = {
  'an empty list': { status: true, data: [] },
  'an empty object': { status: true, data: {} },
  'an empty page': { status: true, data: { data: [], current_page: 1, last_page: 1, total: 0 } },
  'an empty page as an object': { status: true, data: { data: {}, total: 0 } },
};

const unreadable: Record<string, unknown> = {
  null: { status: true, data: null },
  'no list': { status: true },
  'a text': { status: true, data: 'rows' },
  'an object with names': { status: true, data: { first: 1 } },
  'a total without rows': { status: true, data: [], total: 5 },
  'a total without rows, under data': { status: true, data: { data: [], current_page: 1, total: '5' } },
  'rows that are none': { status: true, data: [null, 'x', 7] },
  'rows without a known field': { status: true, data: [{ unknown: 1 }, { unknown: 2 }] },
  'another page': { status: true, data: [], current_page: 2, last_page: 3 },
};

/** Lists whose rows say something about one subject, so several rows of a subject are drawn as one, and why. */
const bySubject: Partial<Record<ListPath, string>> = {
  '/binary-details': 'a member has one position in the tree',
  '/directTeam': 'a member has one position in the tree',
  '/team-search': 'a suggestion is a name to open',
  '/latest-notifications': 'a popup is settled by its id',
  '/news': 'news of one id are one article for the server, which marks it as read',
};

const paths = Object.keys(listCalls) as ListPath[];

/** What a field of a row may have instead of its value. */
const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(NaN, Infinity, '1e3', '<b>no</b>', '../x', { a: 1 }, 'x'.repeat(5000)),
);

describe.each(paths)('the list of %s (D120)', (path) => {
  const { rows, toRows } = listCalls[path];

  test.each(Object.keys(readable))('is read from %s', async (shape) => {
    const { data, faults } = await ask(path, readable[shape]?.(rows));
    expect(data && toRows(data)).toHaveLength(2);
    expect(faults).toEqual([]);
  });

  test.each(Object.keys(none))('is empty for %s', async (shape) => {
    const { data, faults } = await ask(path, none[shape]);
    expect(data && toRows(data)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test.each(Object.keys(unreadable))('has failed, and is reported, for %s', async (shape) => {
    const { error, faults } = await ask(path, unreadable[shape]);
    expect(error).toMatchObject({ kind: 'failed', reason: 'malformed' });
    expect(faults).toEqual([`malformed GET ${path}`]);
  });

  test('has none of what is no list, and breaks at no value of a field (T21)', () => {
    const odd = [[null, 'x', 7, []], { data: [[], null, 1] }, { data: null }, { data: 'x' }];
    for (const body of [undefined, null, 'x', 7, '<html>', {}, [], ...odd])
      expect(toRows(sent(body))).toEqual([]);
    const alone = toRows(sent({ status: true, data: [rows[0]] })).length;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(rows[0])), anyValue), (odd) => {
        const shown = toRows(sent({ status: true, data: [{ ...rows[0], ...odd }, null, 'x', []] }));
        expect(shown.length).toBeLessThanOrEqual(alone);
        expect(JSON.stringify(shown)).not.toMatch(/NaN|\[object|undefined/);
      }),
      { numRuns: 200 },
    );
  });

  if (!(path in bySubject))
    test('shows each row of one id that differs (D145)', async () => {
      const [row] = rows;
      const sends = fc.array(
        fc.record({ id: fc.constantFrom(1, 2), unknown: fc.integer({ min: 0, max: 2 }) }),
        {
          minLength: 1,
          maxLength: 8,
        },
      );
      await fc.assert(
        fc.asyncProperty(sends, async (marks) => {
          const data = marks.map((mark) => ({ ...row, ...mark }));
          const { data: body } = await ask(path, { status: true, data });
          const shown = body ? toRows(body) : [];
          const distinct = new Set(marks.map((mark) => JSON.stringify(mark))).size;
          expect(shown.length).toBeGreaterThanOrEqual(distinct);
          expect(shown.length).toBeLessThanOrEqual(marks.length);
          const ids = (shown as { id?: string; key?: string }[]).flatMap(({ id, key = id }) =>
            id === undefined ? [] : [key],
          );
          expect(new Set(ids).size).toBe(ids.length);
        }),
        { numRuns: 25 },
      );
    });

  test('shows the readable rows, and reports the other', async () => {
    const { data, faults } = await ask(path, { status: true, data: [...rows, 'x'] });
    expect(data && toRows(data)).toHaveLength(2);
    expect(faults).toEqual([`malformed GET ${path}`]);
  });
});

test('the table has every list of the contract, and only these', () => {
  expect(Object.keys(rowFields).sort()).toEqual([...paths].sort());
});

test('a page beyond the last is empty, not unreadable', async () => {
  const beyond = { status: true, data: [], current_page: 9, last_page: 3, total: 22 };
  expect((await ask('/payouts', beyond, { page: 9 })).faults).toEqual([]);
});

describe('an MT5 account (D78, D120)', () => {
  const path = '/mt5/user-account-details/{account}';
  const account_details = { Login: '50', Balance: '5.00' };
  const lists = { balance_log: page([{ amount: '5.00' }]), trade: page([{ trade_symbol: 'EURUSD' }]) };

  test.each<[string, object]>([
    ['next to status', { status: true, account_details, ...lists }],
    ['under data', { status: true, data: { account_details, ...lists } }],
    ['with empty lists', { status: true, account_details, balance_log: [], trade: {} }],
  ])('is whole %s', async (_shape, body) => {
    expect((await ask(path, body)).faults).toEqual([]);
  });

  test.each<[string, object, object?]>([
    ['without a list', { trade: undefined }],
    ['with a text for a list', { trade: 'none' }],
    ['with a total but no rows', { trade: { data: [], current_page: 1, total: 4 } }],
    ['with another page than asked', { trade: page([{ trade_symbol: 'EURUSD' }]) }, { trade_page: 2 }],
  ])('is shown %s, and reported', async (_shape, odd, query = {}) => {
    const body = { status: true, account_details, ...lists, ...odd };
    const { data, faults } = await ask(path, body, query);
    expect(data).toMatchObject({ account_details });
    expect(faults).toEqual([`malformed GET ${path}`]);
    expect(toMt5ListReadability(data, 'trade', { ...query })).toBe('unreadable');
    expect(toMt5ListReadability(data, 'balance_log', { ...query })).toBe('whole');
  });

  test('has failed without all of it', async () => {
    expect((await ask(path, { status: true })).error).toMatchObject({ reason: 'malformed' });
  });
});

test.each(['more_details', 'source'])('a list with unreadable %s is shown, and reported', async (name) => {
  const { data, faults } = await ask('/payouts', { status: true, data: [], [name]: 'none' });
  expect(data).toMatchObject({ data: [] });
  expect(faults).toHaveLength(1);
});

test.each(Object.keys(answerFields))('%s without a known field has failed (D120)', async (path) => {
  for (const body of [{ status: true }, { status: true, data: [] }, { status: true, data: null }])
    expect((await ask(path, body)).error).toMatchObject({ reason: 'malformed' });
  const [name = ''] = answerFields[path as keyof typeof answerFields];
  for (const body of [
    { status: true, [name]: 'x' },
    { status: true, data: { [name]: 'x' } },
  ]) {
    const { data, faults } = await ask(path, body);
    expect(data).toMatchObject({ [name]: 'x', data: { [name]: 'x' } });
    expect(faults).toEqual([]);
  }
});
