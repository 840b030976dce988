import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { walletLabels } from '../api/wordsOfMoney';
import { openSession } from '../access/sessions';
import { demoMember, type DemoName } from '../seeds/demoMembers';
import { formatAmount, fromStored } from '../ledger/amount';
import { readHistory } from '../ledger/history';
import { walletTexts } from '../testing/expectSound';
import { testServer } from '../testing/testServer';

const { db, client, clock } = await testServer({}, 'seeded');
const leader = demoMember('leader').id;

interface Row {
  id: number;
  wallet: string;
  type: 'debit' | 'credit';
  value: string;
  source: string;
  note: string;
  created_at: string;
  other_wallet: string | null;
}
interface Card {
  title: string;
  body: { title: string; value: string }[];
}
interface List {
  data: Row[];
  total: number;
  last_page: number;
  next_page_url: string | null;
  more_details: Card[];
  source: { key: string; value: string }[];
}

const tokens = new Map<number, string>();
const read = async (query = '', memberId = leader): Promise<List> => {
  const token = tokens.get(memberId) ?? (await openSession(db, memberId, 'session', clock.now()));
  tokens.set(memberId, token);
  const { status, body } = await client.get(`/transactions${query}`, token);
  expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
  return body as unknown as List;
};
const figures = ({ more_details }: List, title: string) =>
  Object.fromEntries(
    more_details.find((card) => card.title === title)?.body.map((sub) => [sub.title, sub.value]) ?? [],
  );
const signed = ({ type, value }: Row) => (type === 'credit' ? fromStored(value) : -fromStored(value));
const getSum = (rows: Row[]) => rows.reduce((sum, row) => sum + signed(row), 0n);

let all: Row[] = [];
beforeAll(async () => {
  all = (await read('?export=true')).data;
});

describe('the list (B §2)', () => {
  it('narrows by each filter and by all together, and carries them on in its links [B §2 Transactions]', async () => {
    const wallets = ['pay_in', 'pay_out', 'live', 'fixed', 'hold'];
    const sources = (await read()).source.map(({ key }) => key);
    expect(sources.length).toBeGreaterThan(6);
    for (const wallet of wallets)
      expect((await read(`?export=true&wallet=${wallet}`)).data).toEqual(
        all.filter((row) => row.wallet === wallet),
      );
    for (const source of sources)
      expect((await read(`?export=true&source=${source}`)).data).toEqual(
        all.filter((row) => row.source === source),
      );
    for (const type of ['credit', 'debit'])
      expect((await read(`?export=true&type=${type}`)).data).toEqual(all.filter((row) => row.type === type));
    const both = all.filter((row) => row.wallet === 'pay_out' && row.type === 'debit');
    const page = await read('?wallet=pay_out&type=debit&per_page=5');
    expect(page).toMatchObject({ total: both.length, data: both.slice(0, 5) });
    expect(page.next_page_url).toBe('/api/transactions?page=2&wallet=pay_out&type=debit&per_page=5');
    expect((await read('?source=NOTHING')).data).toEqual([]);
  });

  it.each([
    ...['wallet=chain', 'type=both', 'source=', 'source=%00', "source='--", 'wallet=live&wallet=fixed'],
  ])('refuses ?%s in words', async (query) => {
    const token = await openSession(db, leader, 'session', clock.now());
    const { status, body } = await client.get(`/transactions?${query}`, token);
    expect([status, body.status]).toEqual([422, false]);
  });
});

describe('the cards', () => {
  it.each(['leader', 'bankuser', 'pinuser', 'newcomer'] as DemoName[])(
    'of %s are the ledger’s wallets and the sums of the rows, with any filter [B §2 Transactions]',
    async (name) => {
      const { id } = demoMember(name);
      const rows = (await read('?export=true', id)).data;
      const held = await walletTexts(db, id);
      const filtered = await read('?wallet=live&type=debit', id);
      const titles = { pay_in: 'Receiving', pay_out: 'Out going', live: 'Live', fixed: 'Pamm', hold: 'Hold' };
      for (const [wallet, title] of Object.entries(titles)) {
        const own = rows.filter((row) => row.wallet === wallet);
        const of = (type: string) =>
          formatAmount(getSum(own.filter((row) => row.type === type))).replace('-', '');
        expect(figures(filtered, `${title} Wallet`)).toEqual({
          Balance: held[wallet as keyof typeof held],
          Credit: of('credit'),
          Debit: of('debit'),
        });
      }
      expect(filtered.source.map(({ key }) => key).sort()).toEqual(
        [...new Set(rows.map(({ source }) => source))].sort(),
      );
    },
  );

  it('name every source', async () => {
    for (const { key, value } of (await read()).source) expect(value, key).toMatch(/^[A-Z][A-Za-z ]+$/);
  });
});

describe('a statement', () => {
  const first = Date.UTC(2025, 11, 1) / 86_400_000;
  const apiDay = (day: number) =>
    new Date(day * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');
  const ranges = fc.record({
    from: fc.option(fc.integer({ min: 0, max: 360 })),
    days: fc.option(fc.integer({ min: 0, max: 200 })),
    wallet: fc.constantFrom('pay_in', 'pay_out', 'live', 'fixed', 'hold', undefined),
  });

  it('leads from the opening to the closing balance by exactly its rows, in any range of any wallet', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, async ({ from, days, wallet }) => {
        const start = from === null ? undefined : first + from;
        const end = days === null ? undefined : (start ?? first) + days;
        const query = new URLSearchParams({ export: 'true' });
        if (wallet) query.set('wallet', wallet);
        if (start !== undefined) query.set('from_date', apiDay(start));
        if (end !== undefined) query.set('to_date', apiDay(end));
        const list = await read(`?${query.toString()}`);
        const card = figures(list, 'Statement');
        const mine = all.filter((row) => wallet === undefined || row.wallet === wallet);
        const day = ({ created_at }: Row) => Math.floor(Date.parse(created_at) / 86_400_000);
        const earlier = mine.filter((row) => start !== undefined && day(row) < start);
        const later = mine.filter((row) => end !== undefined && day(row) > end);
        expect(fromStored(card['Opening Balance'] ?? '')).toBe(getSum(earlier));
        expect(fromStored(card.Credit ?? '')).toBe(getSum(list.data.filter(({ type }) => type === 'credit')));
        expect(fromStored(card.Debit ?? '')).toBe(-getSum(list.data.filter(({ type }) => type === 'debit')));
        expect(fromStored(card['Closing Balance'] ?? '')).toBe(getSum(mine) - getSum(later));
        // Of all wallets together each one has a card, too.
        for (const [key, label] of Object.entries(walletLabels)) {
          const own = figures(list, `Statement of ${label}`);
          const rows = (some: readonly Row[]) => getSum(some.filter((row) => row.wallet === key));
          expect(own['Opening Balance'] === undefined).toBe(wallet !== undefined);
          if (wallet !== undefined) continue;
          expect(fromStored(own['Opening Balance'] ?? '')).toBe(rows(earlier));
          expect(fromStored(own['Closing Balance'] ?? '')).toBe(rows(mine) - rows(later));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is there for an export of all that moved, and only then', async () => {
    for (const query of ['', '?wallet=live', '?export=true&type=debit', '?export=true&source=ROI'])
      expect(figures(await read(query), 'Statement')).toEqual({});
  });
});

it('an export goes on after the last entry of its step', async () => {
  const page = { limit: 10, offset: 0, wallet: 'pay_out' } as const;
  const { rows } = await readHistory(db, leader, { ...page, limit: 20 });
  const last = rows[9]!;
  const next = await readHistory(db, leader, { ...page, after: { at: last.createdAt, id: last.id } });
  expect(next.rows).toEqual(rows.slice(10));
});

describe('the summary of the transactions', () => {
  interface Summary {
    opening_balance: string;
    closing_balance: string;
    data: { day: string; in: string; out: string; closing_balance: string }[];
  }
  const readSummary = async (query = '') => {
    const token = tokens.get(leader);
    const { status, body } = await client.get(`/transactions/summary${query}`, token);
    expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
    return body as unknown as Summary;
  };
  const ofDay = (rows: Row[], type: Row['type'], day: string) =>
    formatAmount(
      rows
        .filter((row) => row.type === type && row.created_at.startsWith(day))
        .reduce((sum, { value }) => sum + fromStored(value), 0n),
    );

  it.each([
    ['all wallets', ''],
    ['one wallet in a range', '&wallet=pay_out&from_date=01-10-2026&to_date=20-11-2026'],
  ])('has what moved on each day and the balance after it: %s', async (_what, filter) => {
    const list = await read(`?export=true${filter}`);
    const statement = figures(list, 'Statement');
    const { data, ...balances } = await readSummary(`?${filter.slice(1)}`);
    expect(balances).toMatchObject({
      opening_balance: statement['Opening Balance'],
      closing_balance: statement['Closing Balance'],
    });
    expect(data.map(({ day }) => day)).toEqual([
      ...new Set(list.data.map(({ created_at }) => created_at.slice(0, 10))),
    ]);
    // Of all wallets together only what crosses their border moves (D150).
    const crossing = list.data.filter(({ other_wallet }) => filter !== '' || other_wallet === null);
    expect(crossing.length).toBeGreaterThan(0);
    for (const { day, in: into, out } of data)
      expect([into, out], day).toEqual([ofDay(crossing, 'credit', day), ofDay(crossing, 'debit', day)]);
    const opening = fromStored(balances.opening_balance);
    let balance = opening;
    for (const { in: into, out, closing_balance } of data.toReversed()) {
      balance += fromStored(into) - fromStored(out);
      expect(closing_balance).toBe(formatAmount(balance));
    }
  });

  it('has a month before the last 366 days under its last day', async () => {
    const { data } = await readSummary('?to_date=31-12-2027');
    const early = data.filter(({ day }) => day < '2026-12-31');
    const lastDay = (day: string) => {
      const [year = 0, month = 0] = day.split('-').map(Number);
      return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    };
    expect(early.length).toBeGreaterThan(0);
    expect(early.every(({ day }) => day === lastDay(day) || day === '2026-12-30')).toBe(true);
  });
});
