import { beforeAll, expect, it, test } from 'vitest';
import { openSession } from '../../access/sessions';
import { members } from '../../data/schema/members';
import { liveSubscriptions, subscriptions } from '../../data/schema/subscriptions';
import { formatAmount, fromStored } from '../../ledger/amount';
import { demoMember } from '../../seeds/demoMembers';
import { testServer } from '../../testing/testServer';

const { db, client, clock } = await testServer({}, 'seeded');
const leader = demoMember('leader').id;

interface Row {
  username: string;
  leg: string;
  level: number | null;
  joined_at: string;
  is_paid: 0 | 1;
  live_is_paid: 0 | 1;
  sum: string;
  last_purchase_at: string | null;
}

async function ask(id: number, query = '') {
  const token = await openSession(db, id, 'session', clock.now());
  const { status, body } = await client.get(`/team-list?${query}`, token);
  return { status, body, rows: (body.data ?? []) as Row[] };
}
const everyone = async (id: number, query = '') => (await ask(id, `export=true&${query}`)).rows;

let allMembers: (typeof members.$inferSelect)[] = [];
let purchases: { memberId: number; price: string; createdAt: Date }[] = [];
beforeAll(async () => {
  allMembers = await db.select().from(members);
  purchases = [...(await db.select().from(subscriptions)), ...(await db.select().from(liveSubscriptions))];
});
const byName = (name: string) => allMembers.find(({ username }) => username === name)!;
const cents = (rows: readonly { price: string }[]) =>
  rows.reduce((sum, { price }) => sum + fromStored(price), 0n);

it('lists everyone below the member in the binary tree, and no one else (T20) [D113]', async () => {
  for (const { id, binaryPath } of allMembers.filter(({ id: one }) => one < 8 || one % 5 === 0)) {
    const below = allMembers.filter((one) => one.id !== id && one.binaryPath.startsWith(binaryPath));
    const rows = await everyone(id);
    expect(rows.map(({ username }) => username).sort()).toEqual(below.map(({ username }) => username).sort());
  }
});

it('shows each one’s leg, level, joining, sum and newest purchase', async () => {
  const own = allMembers.find(({ id }) => id === leader)!;
  const rows = await everyone(leader);
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    const member = byName(row.username);
    const bought = purchases.filter(({ memberId }) => memberId === member.id);
    const newest = Math.max(...bought.map(({ createdAt }) => createdAt.getTime()));
    expect(row).toMatchObject({
      leg: member.binaryPath[own.binaryPath.length] === 'L' ? 'left' : 'right',
      level: member.sponsorPath.startsWith(own.sponsorPath) ? member.sponsorDepth - own.sponsorDepth : null,
      joined_at: member.createdAt.toISOString(),
      sum: formatAmount(cents(bought)),
      last_purchase_at: bought.length > 0 ? new Date(newest).toISOString() : null,
    });
  }
});

it('answers who in the left leg bought in these days, and for how much [D113]', async () => {
  const left = (await everyone(leader)).filter(({ leg }) => leg === 'left');
  const inLeft = new Set(left.map(({ username }) => byName(username).id));
  const days = purchases
    .filter(({ memberId }) => inLeft.has(memberId))
    .map(({ createdAt }) => createdAt.toISOString().slice(0, 10))
    .sort();
  // One member bought on or before the day before these days, and one on the day after.
  const first = days.find((day) => day !== days[0])!;
  const dayAfter = days.findLast((day) => day !== days.at(-1))!;
  const [from, before] = [Date.parse(first), Date.parse(dayAfter)];
  const onWire = (at: number) => new Date(at).toISOString().slice(0, 10).split('-').reverse().join('-');
  const span = `bought_from=${onWire(from)}&bought_to=${onWire(before - 86_400_000)}`;
  const rows = await everyone(leader, `leg=left&${span}`);
  const expected = left.flatMap(({ username }) => {
    const bought = purchases.filter(
      ({ memberId, createdAt }) =>
        memberId === byName(username).id && createdAt.getTime() >= from && createdAt.getTime() < before,
    );
    return bought.length > 0 ? [{ username, sum: formatAmount(cents(bought)) }] : [];
  });
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(left.length);
  const shown = rows.map(({ username, sum }) => ({ username, sum }));
  const inOrder = (list: typeof shown) => list.sort((a, b) => (a.username < b.username ? -1 : 1));
  expect(inOrder(shown)).toEqual(inOrder(expected));
});

it('answers whose newest purchase was in these days, and who never bought is not among them', async () => {
  const all = await everyone(leader);
  const days = all.flatMap(({ last_purchase_at: last }) => (last === null ? [] : [last.slice(0, 10)])).sort();
  const [from, to] = [days[Math.floor(days.length / 3)]!, days[Math.floor(days.length / 2)]!];
  const onWire = (day: string) => day.split('-').reverse().join('-');
  const isWithin = (first: string, last: string) => (row: Row) =>
    row.last_purchase_at !== null &&
    row.last_purchase_at.slice(0, 10) >= first &&
    row.last_purchase_at.slice(0, 10) <= last;
  for (const [query, first, last] of [
    [`last_bought_to=${onWire(to)}`, '', to],
    [`last_bought_from=${onWire(from)}`, from, '9'],
    [`last_bought_from=${onWire(from)}&last_bought_to=${onWire(to)}`, from, to],
  ] as const) {
    const rows = await everyone(leader, query);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(all.filter(isWithin(first, last)));
  }
});

it('filters by level, by status, by days of joining, and by how a name begins, in any case', async () => {
  const all = await everyone(leader);
  const names = (rows: Row[]) => rows.map(({ username }) => username);
  expect(names(await everyone(leader, 'level=2'))).toEqual(names(all.filter(({ level }) => level === 2)));
  const day = all[10]!.joined_at.slice(0, 10);
  const onWire = day.split('-').reverse().join('-');
  expect(names(await everyone(leader, `joined_from=${onWire}&joined_to=${onWire}`))).toEqual(
    names(all.filter(({ joined_at }) => joined_at.startsWith(day))),
  );
  const isPaid = ({ is_paid, live_is_paid }: Row) => is_paid === 1 || live_is_paid === 1;
  expect(names(await everyone(leader, 'status=paid'))).toEqual(names(all.filter(isPaid)));
  expect(names(await everyone(leader, 'status=unpaid'))).toEqual(names(all.filter((row) => !isPaid(row))));
  const start = all[0]!.username.slice(0, 2);
  expect(names(await everyone(leader, `username=${start.toUpperCase()}`))).toEqual(
    names(all.filter(({ username }) => username.toLowerCase().startsWith(start.toLowerCase()))),
  );
});

test.each([
  ['joined', ({ joined_at }: Row) => Date.parse(joined_at)],
  ['level', ({ level }: Row) => level],
  ['sum', ({ sum }: Row) => Number(sum)],
])('sorts by %s, both ways, and who has none comes last', async (sort, of) => {
  for (const direction of ['asc', 'desc']) {
    const values = (await everyone(leader, `sort=${sort}&direction=${direction}`)).map(of);
    const known = values.filter((value) => value !== null);
    const sorted = known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a));
    expect(values).toEqual([...sorted, ...values.slice(known.length)]);
  }
});

it('pages without losing anyone, and its links keep the filters', async () => {
  const query = 'leg=left&sort=sum&direction=asc&per_page=7';
  const first = await ask(leader, query);
  const last = Number(first.body['last_page']);
  expect(last).toBeGreaterThan(2);
  expect(first.body['next_page_url']).toBe(
    '/api/team-list?page=2&leg=left&sort=sum&direction=asc&per_page=7',
  );
  const pages = [];
  for (let page = 1; page <= last; page += 1)
    pages.push(...(await ask(leader, `${query}&page=${page}`)).rows);
  expect(pages).toEqual(await everyone(leader, 'leg=left&sort=sum&direction=asc'));
  expect(first.body['total']).toBe(pages.length);
});

test.each([
  'leg=both',
  'leg=L',
  'level=0',
  'status=silent',
  'level=1.5',
  'sort=password_hash',
  'direction=asc;DROP TABLE members',
  'username=%27%20OR%201=1',
  'username=%25',
  'bought_from=31-02-2026',
  'joined_to=2026-11-01',
])('refuses %s', async (query) => {
  expect((await ask(leader, query)).status).toBe(422);
});

it('names the day that the calendar lacks', async () => {
  const { body } = await ask(leader, 'bought_to=31-02-2026');
  expect(body['errors']).toEqual({ bought_to: ['The bought to is not a valid date.'] });
});
