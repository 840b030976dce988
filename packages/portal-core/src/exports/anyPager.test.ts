import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApiRow, Unread } from '../fromApi/answer';
import { parseText } from '../fromApi/parse';
import { IncompleteList, readAllRows } from './exportRows';
import { readPage } from '../lists/listPage';
import { api } from '../calls/api';
import { list } from '../calls/endpoints';
import { mt5Lists, mt5Path, type Mt5List } from '../calls/pages/pagedPaths';
import { parseFields } from '../fromApi/parse';
import { signedInStore } from '../calls/signedInStore.fixtures';

// A list is complete, continues, or shows that it may (D145). The servers are drawn: how they page, what their rows are.

const { listTransactions, getAccount } = api.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: list(build, '/transactions'),
    getAccount: list(build, mt5Path),
  }),
}).endpoints;

type Json = Record<string, unknown>;
interface Cut {
  rows: unknown[];
  page: number;
  size: number;
  last: number;
  total: number;
  /** A link to another page, with this parameter. */
  link: (page: number) => string | null;
}

const host = 'http://app.internal:8000/backend/api/transactions';
const from = ({ page, size }: Cut) => (page - 1) * size + 1;
const toCursor = (page: number) => `eyJpZCI6${page}0fQ==`;

/** Each grammar as an envelope. Those with a cursor ignore `page`. */
const grammars = {
  lengthAware: (cut: Cut) => ({
    ...{ data: cut.rows, current_page: cut.page, last_page: cut.last, per_page: cut.size, total: cut.total },
    ...{ from: from(cut), to: from(cut) + cut.rows.length - 1, next_page_url: cut.link(cut.page + 1) },
  }),
  simple: (cut: Cut) => ({
    ...{ data: cut.rows, current_page: cut.page, per_page: cut.size, next_page_url: cut.link(cut.page + 1) },
  }),
  resource: ({ rows, page, last, size, total, link }: Cut) => ({
    ...{ data: rows, links: { first: link(1), next: link(page + 1), prev: link(page - 1) } },
    meta: { current_page: page, last_page: last, per_page: size, total },
  }),
  fractal: ({ rows, page, last, size, total, link }: Cut) => ({
    data: rows,
    meta: {
      pagination: {
        ...{ total, count: rows.length, per_page: size, current_page: page, total_pages: last },
        links: page < last ? { next: link(page + 1) } : [],
      },
    },
  }),
  linksOnly: ({ rows, page, link }: Cut) => ({ data: rows, links: { next: link(page + 1) } }),
  jsonApi: ({ rows, page, link }: Cut) => ({
    ...{ data: rows, links: { self: link(page), next: link(page + 1) && { href: link(page + 1) } } },
  }),
  object: ({ rows, page, last, total }: Cut) => ({ data: rows, pagination: { page, pages: last, total } }),
  camel: ({ rows, page, last, total }: Cut) => ({
    ...{ data: rows, pagination: { currentPage: page, totalPages: last, totalItems: total } },
  }),
  hasMore: ({ rows, page, last }: Cut) => ({ data: rows, has_more: page < last }),
  totalOnly: ({ rows, total }: Cut) => ({ data: rows, total }),
  cursor: ({ rows, page, last, size, link }: Cut) => ({
    ...{ data: rows, per_page: size, next_cursor: page < last ? toCursor(page + 1) : null },
    next_page_url: link(page + 1),
  }),
  cursorName: ({ rows, page, last }: Cut) => ({
    ...{ data: rows, meta: { next_cursor: page < last ? toCursor(page + 1) : null } },
  }),
  emptyObject: ({ rows }: Cut) => ({ data: rows, pagination: {} }),
  foreignLink: ({ rows, page, last }: Cut) => ({
    ...{ data: rows, next_page_url: page < last ? 'https://evil.example/api/logout?page=2' : null },
  }),
  unreadable: ({ rows }: Cut) => ({ data: rows, pagination: { info: 'a few' }, last_page: 'many' }),
  none: ({ rows }: Cut) => ({ data: rows }),
} satisfies Record<string, (cut: Cut) => Json>;

type Grammar = keyof typeof grammars;
const hasCursor = (grammar: Grammar) => grammar === 'cursor' || grammar === 'cursorName';
const names = Object.keys(grammars) as Grammar[];

/** Nests and types that an answer may have around a grammar. */
const nests: readonly ((own: Json) => Json)[] = [
  (own) => ({ status: true, ...own }),
  (own) => ({ status: true, data: own }),
  ({ data, ...pager }) => ({ status: true, list: { data }, ...pager }),
];

interface Server {
  grammar: Grammar;
  rows: readonly unknown[];
  size: number;
  nest: number;
  asTexts: boolean;
  /** What the server answers to a page beyond the last. */
  beyond: 'empty' | 'last';
}

const toTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? String(one) : one)));

function answer({ grammar, rows, size, nest, asTexts, beyond }: Server, { searchParams }: URL): Json {
  const last = Math.max(1, Math.ceil(rows.length / size));
  const number = Number(searchParams.get('page') ?? searchParams.get('page[number]') ?? 1);
  const found = Array.from({ length: last }, (_, at) => at + 1).find(
    (page) => toCursor(page) === searchParams.get('cursor'),
  );
  const asked = hasCursor(grammar) ? (found ?? 1) : number;
  const isNumbered = !['emptyObject', 'unreadable', 'none', 'hasMore'].includes(grammar);
  const page = !isNumbered && beyond === 'last' ? Math.min(asked, last) : asked;
  const named = grammar === 'jsonApi' ? 'page[number]' : 'page';
  const link = (to: number) =>
    to < 1 || to > last
      ? null
      : `${host}?${new URLSearchParams(grammar === 'cursor' ? { cursor: toCursor(to) } : { [named]: String(to) }).toString()}`;
  const cut = {
    rows: rows.slice((page - 1) * size, page * size),
    page,
    size,
    last,
    total: rows.length,
    link,
  };
  const own = grammars[grammar](cut);
  return (nests[nest] ?? nests[0]!)((asTexts ? toTexts(own) : own) as Json);
}

function portal(server: Server) {
  const faults: string[] = [];
  const asked: string[] = [];
  const { client, store } = signedInStore(
    ({ url }) => {
      asked.push(url);
      return Response.json(answer(server, new URL(url)));
    },
    { onFaultReport: ({ reason }) => faults.push(reason) },
  );
  return {
    ...{ client, faults, asked },
    read: (page: number) =>
      store.dispatch(listTransactions.initiate({ query: { page } }, { forceRefetch: true })),
  };
}

const location = { path: '/transactions' };
const toRow = ({ value }: ApiRow<'/transactions'>, index: number) => {
  const text = parseText(value);
  return text === undefined ? undefined : { id: `row-${index % 3}`, text };
};

/** Presses Next while the list offers it, as a member does. */
async function readPages(server: Server) {
  const { read, faults } = portal(server);
  const shown: string[] = [];
  const ends: string[] = [];
  let isSaid = false;
  for (let page = 1; page <= 60; page += 1) {
    const { data } = await read(page);
    if (data === undefined) return { shown, ends, faults, failed: true, isSaid };
    const { rows, range } = readPage(data, location, toRow);
    ends.push(range.end);
    if (range.missing > 0 || range.end === 'unknown') isSaid = true;
    if (range.page !== page || rows.length === 0) return { shown, ends, faults, failed: false, isSaid };
    expect(range.from).toBe(shown.length + 1);
    shown.push(...rows.map(({ text }) => text));
    if (range.end === 'complete') return { shown, ends, faults, failed: false, isSaid };
  }
  throw new Error('The list never ends.');
}

const sentRow = fc.record({
  id: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  created_at: fc.constant('2026-11-20T09:00:00Z'),
  wallet: fc.constant('pay_in'),
});
/** Rows with repeated ids, in any order. Their values tell them apart. */
const someRows = fc
  .array(sentRow, { minLength: 1, maxLength: 40 })
  .map((rows) => rows.map((row, at) => ({ ...row, value: String(at) })));
const someServer: fc.Arbitrary<Server> = fc.record({
  grammar: fc.constantFrom(...names),
  rows: someRows,
  size: fc.constantFrom(1, 3, 7, 10, 15, 50),
  nest: fc.nat(2),
  asTexts: fc.boolean(),
  beyond: fc.constantFrom('empty', 'last'),
});

/** A page of an unusual size without any word of a pager can't be told from a whole list. */
const isSilent = ({ grammar, size, rows }: Server) =>
  grammar === 'none' && ![10, 15, 50].includes(size) && rows.length > size;

describe('a list of any pager', () => {
  test('has every row that was sent, or has failed', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        someServer.filter((server) => !isSilent(server)),
        async (server) => {
          const { shown, failed } = await readPages(server);
          if (!failed) expect(shown).toEqual(server.rows.map((row) => (row as { value: string }).value));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('that can be read fails nowhere and reports nothing', { timeout: 60_000 }, async () => {
    const readable = names.filter(
      (name) => !['emptyObject', 'foreignLink', 'unreadable', 'none', 'totalOnly'].includes(name),
    );
    await fc.assert(
      fc.asyncProperty(someServer, fc.constantFrom(...readable), async (server, grammar) => {
        const { failed, faults, ends } = await readPages({ ...server, grammar });
        expect({ failed, faults, isUnknown: ends.includes('unknown') }).toEqual({
          ...{ failed: false, faults: [], isUnknown: false },
        });
      }),
      { numRuns: 150 },
    );
  });

  test('an unreadable one shows that there may be more, and reports it', async () => {
    const rows = Array.from({ length: 34 }, (_, at) => ({ id: at, wallet: 'pay_in', value: String(at) }));
    for (const grammar of ['emptyObject', 'unreadable', 'none'] as const) {
      const server: Server = { grammar, rows, size: 10, nest: 0, asTexts: false, beyond: 'last' };
      const { ends, faults, shown } = await readPages(server);
      expect([grammar, ends[0], faults[0], shown.length]).toEqual([grammar, 'unknown', 'malformed', 34]);
    }
  });

  test('is read for a file with every row, or there is no file', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        someServer.filter((server) => !isSilent(server)),
        async (server) => {
          const { read } = portal(server);
          const reading = readAllRows<string, '/transactions'>({
            ask: (page) => read(page).unwrap(),
            location,
            getRow: () => (fields) => parseText(fields.value),
            onProgress: () => undefined,
          });
          const found = await reading.catch((failure: unknown) => failure);
          if (found instanceof IncompleteList) return;
          const { rows, missing } = found as Awaited<typeof reading>;
          expect([rows.length, missing]).toEqual([server.rows.length, 0]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

test('a cursor goes back as it came, without the page, and only under a name of paging (T4)', async () => {
  const rows = Array.from({ length: 34 }, (_, at) => ({ id: at, wallet: 'pay_in', value: String(at) }));
  const server: Server = { grammar: 'cursor', rows, size: 10, nest: 0, asTexts: false, beyond: 'empty' };
  const { read, asked } = portal(server);
  for (const page of [1, 2, 3, 2]) await read(page);
  expect(asked.map((url) => decodeURIComponent(new URL(url).search))).toEqual([
    '?page=1',
    ...[2, 3, 2].map((page) => `?cursor=${toCursor(page)}`),
  ]);
  // After a reload the cursor is unknown, so the first page is the one that comes.
  const { data } = await portal(server).read(3);
  expect(readPage(data, location, toRow).range).toMatchObject({ page: 1, from: 1, to: 10, end: 'continues' });
});

describe('the two lists of an MT5 account, of any pager', () => {
  const names = Object.keys(mt5Lists) as Mt5List[];

  /** One answer with both lists, each at its own page or cursor. */
  function answerAccount(servers: Record<Mt5List, Server>, { searchParams }: URL): Json {
    const own = names.map((name) => {
      const page = searchParams.get(mt5Lists[name]);
      const cursor = searchParams.get(`${name}_cursor`);
      const asked = new URL(host);
      if (page !== null) asked.searchParams.set('page', page);
      if (cursor !== null) asked.searchParams.set('cursor', cursor);
      const text = JSON.stringify(answer({ ...servers[name], nest: 0 }, asked));
      const renamed = text
        .replaceAll('/transactions?page=', `/mt5/user-account-details/50?${mt5Lists[name]}=`)
        .replaceAll('/transactions?cursor=', `/mt5/user-account-details/50?${name}_cursor=`);
      return [name, JSON.parse(renamed) as Json] as const;
    });
    return { status: true, account_details: { Login: '50' }, ...Object.fromEntries<Json>(own) };
  }

  test('have every row that was sent, independently of each other', { timeout: 60_000 }, async () => {
    const grammar = fc.constantFrom<Grammar>('lengthAware', 'simple', 'resource', 'cursor', 'linksOnly');
    const server = fc.tuple(someServer, grammar).map(([drawn, own]) => ({ ...drawn, grammar: own }));
    await fc.assert(
      fc.asyncProperty(server, server, async (balance_log, trade) => {
        const servers = { balance_log, trade };
        const { store } = signedInStore(({ url }) => Response.json(answerAccount(servers, new URL(url))));
        for (const name of names) {
          const shown: string[] = [];
          for (let page = 1, end = 'continues'; end === 'continues'; page += 1) {
            const query = page > 1 ? { [mt5Lists[name]]: page } : {};
            const { data } = await store.dispatch(
              getAccount.initiate({ path: { account: '50' }, query }, { forceRefetch: true }),
            );
            const location = { path: '/mt5/user-account-details/50', pageName: mt5Lists[name] };
            const read = readPage(parseFields(data)[name] as Unread<never>, location, toRow as never, {
              asked: page,
            });
            expect([read.range.page, read.range.from]).toEqual([page, shown.length + 1]);
            shown.push(...read.rows.map((row) => (row as unknown as { text: string }).text));
            end = read.range.end;
          }
          expect(shown).toEqual(servers[name].rows.map((row) => (row as { value: string }).value));
        }
      }),
      { numRuns: 100 },
    );
  });
});
