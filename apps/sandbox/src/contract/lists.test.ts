import { isNode, listOperations, loadBundle } from '@portal/contract/bundle';
import { describe, expect, it } from 'vitest';
import { openSession } from '../access/sessions';
import { demoMember } from '../seeds/demoMembers';
import { testServer } from '../testing/testServer';

/* Every list of the contract: its pages, its days and its export agree, and no odd page or day is understood. */
const { client, database, clock } = await testServer({}, 'seeded');
const token = await openSession(database.db, demoMember('leader').id, 'session', clock.now());

interface Page {
  rows: { created_at?: string }[];
  total: number;
  next_page_url: string | null;
}

/** The part of an answer that is a page, at any depth. */
function findPage(node: unknown): Page | undefined {
  if (!isNode(node)) return undefined;
  if (!('current_page' in node)) return Object.values(node).map(findPage).find(Boolean);
  return { ...(node as unknown as Page), rows: node.data as Page['rows'] };
}

async function read(path: string, query = ''): Promise<Page> {
  const { status, body } = await client.get(`${path}?${query}`, token);
  expect(status, query).toBe(200);
  return findPage(body) ?? { rows: [], total: -1, next_page_url: null };
}

/** All rows, page by page, by the links of the answers. */
async function readAll(path: string, query = ''): Promise<Page['rows']> {
  const first = await read(path, query);
  const rows = [...first.rows];
  for (let next = first.next_page_url; next !== null;) {
    const page = await read(path, next.split('?')[1]);
    rows.push(...page.rows);
    next = page.next_page_url;
  }
  expect(rows).toHaveLength(first.total);
  return rows;
}

const lists = listOperations(loadBundle()).flatMap(({ path, method, secured, parameters }) => {
  const names = parameters.map(({ name }) => String(name));
  return method === 'get' && secured && names.includes('per_page') ? [{ path, names }] : [];
});
const filteredByDays = lists.filter(({ names }) => names.includes('from_date'));
const exported = lists.filter(({ names }) => names.includes('export'));

const odd: Readonly<Record<string, readonly string[]>> = {
  page: ['0', '-1', 'x', '1.5', '1e300', '9999999999999999999'],
  per_page: ['0', '-1', '101', 'x'],
  export: ['false', 'yes'],
  from_date: ['31-02-2026', '2026-10-05', '1-1-2026', '01-01-0000', '00-00-0000'],
  to_date: ['31-02-2026', '2026-10-05', '1-1-2026', '01-01-0000', '00-00-0000'],
};

/** Some four pages of all rows. */
const inParts = ({ length }: Page['rows']) => `per_page=${Math.min(Math.ceil(length / 4), 99) || 1}`;
const toApiDay = (day: string) => day.split('-').reverse().join('-');
const toDay = ({ created_at = '' }: Page['rows'][number]) => created_at.slice(0, 10);

it('are found in the contract', () => {
  expect([lists.length, filteredByDays.length, exported.length]).toEqual([12, 6, 6]);
});

describe.each(lists)('$path', ({ path, names }) => {
  it('has each row once over its pages, and none beyond the last', async () => {
    const rows = await readAll(path, 'per_page=100');
    expect(await readAll(path, inParts(rows))).toEqual(rows);
    expect(await read(path, 'page=999')).toMatchObject({ rows: [], from: null, total: rows.length });
  });

  it('refuses an odd page or day', async () => {
    for (const [name, values] of Object.entries(odd))
      for (const value of names.includes(name) ? values : []) {
        const { status, body } = await client.get(`${path}?${name}=${value}`, token);
        expect([status, body.status], `${name}=${value}`).toEqual([422, false]);
      }
  });
});

describe.each(filteredByDays)(
  '$path by days (D89, D91) [B §2 Transactions, B §2 Withdraw History]',
  ({ path }) => {
    it('has both days whole, over its pages, newest first', async () => {
      const all = await readAll(path, 'per_page=100');
      const days = [...new Set(all.map(toDay))];
      expect(all.length).toBeGreaterThan(3);
      const times = all.map(({ created_at = '' }) => created_at);
      expect(times).toEqual(times.toSorted().toReversed());
      const [to = '', from = ''] = [days[1], days.at(-2)];
      const range = (first: string, last: string) =>
        `${inParts(all)}&from_date=${toApiDay(first)}&to_date=${toApiDay(last)}`;
      const chosen = await readAll(path, range(from, to));
      expect(chosen).toEqual(all.filter((row) => toDay(row) >= from && toDay(row) <= to));
      expect(chosen.length).toBeLessThan(all.length);
      if (from < to) expect(await readAll(path, range(to, from))).toEqual([]);
    });
  },
);

describe.each(exported)('$path in one answer (D87)', ({ path }) => {
  it('is every row, for any page', async () => {
    const { rows, total, next_page_url } = await read(path, 'export=true&page=2&per_page=1');
    expect(rows).toEqual(await readAll(path, 'per_page=100'));
    expect([rows.length, next_page_url]).toEqual([total, null]);
  });
});
