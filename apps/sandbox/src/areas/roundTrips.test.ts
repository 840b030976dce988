import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openSession, revokeSessions } from '../access/sessions';
import { runPrepared } from '../data/runPrepared';
import { demoMember } from '../seeds/demoMembers';
import { pin } from '../testing/accounts';
import { testDatabase } from '../testing/database';
import { moneyMember } from '../testing/moneyMember';
import { botOrder, liveOrder } from '../testing/shop';
import { testServer } from '../testing/testServer';
import { type SentStatement, watchStatements } from '../testing/watchStatements';

const { client, database, clock } = await testServer({
  database: await testDatabase('seeded'),
  // The operator's clock would add a query.
  operator: false,
});
const leader = demoMember('leader').id;
const token = await openSession(database.db, leader, 'session', clock.now());

/** The statements sent to the database, in order. A prepared statement appears by name, any other by its text. */
let sent: string[] = [];

/** The same statements with their values. */
let asked: SentStatement[] = [];

let unwatch = () => {};

beforeEach(async () => {
  // Due payments are paid once.
  await client.get('/latest-notifications', token);
  sent = [];
  asked = [];
  unwatch = watchStatements((statement) => {
    sent.push(statement.name ?? statement.text);
    asked.push(statement);
  });
});
afterEach(() => unwatch());

const days = 'from_date=01-01-2026&to_date=31-12-2026';

test.each([
  ['/transactions', 'history'],
  [`/transactions?wallet=pay_in&type=credit&source=DEPOSIT&page=2&per_page=1&${days}`, 'history'],
  [`/transfer?${days}`, 'transfers'],
  [`/user/manual/withdraw/list?${days}`, 'withdrawals'],
  ['/subscriptions?page=2', 'bots'],
  ['/live-subscriptions', 'lives'],
  [`/payouts?source=ROI&is_paid=0&${days}`, 'payouts'],
  ['/payouts/summary?from_date=01-01-2026', 'payout summary'],
  [`/transactions/summary?wallet=pay_in&${days}`, 'history days'],
  ['/logs', 'logs'],
  ['/directlist', 'referrals'],
  ['/team-list', 'team list'],
  ['/team-list?leg=left&bought_from=01-11-2026&sort=sum&page=2', 'team list'],
  [`/news?${days}`, 'news'],
  [`/all-notifications?${days}`, 'notifications'],
  ['/kyc-list?page=3', 'kyc'],
  ['/latest-notifications', 'latest notifications'],
  ['/dashboard', 'dashboard'],
])(
  '%s asks the database twice, by prepared statements: for the session, and for all the rest',
  async (path, name) => {
    const { status } = await client.get(path, token);
    expect(status).toBe(200);
    expect(sent.map((one) => one.replace(/ \d+$/, ''))).toEqual(['session', name]);
  },
);

test('an export counts its rows before it reads them (D87)', async () => {
  expect((await client.get('/transactions?export=true', token)).status).toBe(200);
  expect(sent.map((one) => one.replace(/ \d+$/, ''))).toEqual(['session', 'history', 'history']);
});

test('of a transfer, little waits in turn for the one before it, and most of that is prepared (T33)', async () => {
  const { username, token: own } = await moneyMember(database.db, clock, 'inturn', {
    wallets: { pay_in: '1.00', pay_out: '10.00' },
  });
  const body = { wallet: 'pay_out_to_pay_in', transfer_amount: '1.00', payee: username, mpin: pin };
  sent = [];
  const { status } = await client.post('/transfer/amount', body, own, { 'idempotency-key': 'in-turn-0001' });
  expect(status).toBe(200);
  const inTurn = sent.slice(sent.indexOf('begin'));
  expect(inTurn.map((one) => one.replace(/\(.*/s, ''))).toEqual([
    ...['begin', 'claim a key', 'payer 0', 'count a try', 'post', 'transfer', 'keep an answer', 'commit'],
  ]);
});

test.each([
  ['bot', '/subscription/store', botOrder(1, '100', '')],
  ['live', '/live-subscription', liveOrder(11, '250', '')],
])(
  'while a %s purchase has the totals that others wait for, it asks the database twice (T33)',
  async (market, path, order) => {
    const { username, token: own } = await moneyMember(database.db, clock, `turn${market}`, {
      wallets: { pay_in: '1000.00' },
    });
    sent = [];
    const { status } = await client.post(path, { ...order, username }, own, {
      'idempotency-key': `in-turn-${market}-1`,
    });
    expect(status).toBe(200);
    expect(sent.slice(sent.indexOf(`buy a ${market}`))).toEqual([`buy a ${market}`, 'commit']);
    expect(sent.filter((one) => one.startsWith('savepoint'))).toEqual([]);
  },
);

test('pre-register, which every visit asks for, asks once and counts no members', async () => {
  const { body } = await client.get('/pre-register');
  expect(sent).toEqual(['pre-register 0']);
  expect(body.user_count).toBeGreaterThan(10);
});

test.each(['/pre-register', '/dashboard', '/latest-notifications'])(
  '%s reads no table from end to end, however many members there are',
  async (path) => {
    await client.get(path, token);
    const statements = asked;
    asked = [];
    const plans = await database.db.transaction(async (tx) => {
      // Only a read without an index then still scans a table.
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      const lines = [];
      for (const { text, values } of statements)
        lines.push(...(await runPrepared<Record<string, string>>(tx, '', `EXPLAIN ${text}`, values ?? [])));
      return lines.map((line) => Object.values(line).join());
    });
    const scanned = plans.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? []);
    // A handful of switches.
    expect(scanned.filter((table) => table !== 'settings')).toEqual([]);
    expect(plans.some((line) => line.includes('Index'))).toBe(true);
  },
);

test('an ended session is refused at the next request of any kind', async () => {
  const ending = await openSession(database.db, leader, 'session', clock.now());
  expect((await client.get('/transactions', ending)).status).toBe(200);
  await revokeSessions(database.db, leader, clock.now());
  sent = [];
  expect((await client.get('/transactions', ending)).status).toBe(401);
  expect(sent).toEqual(['session 0']);
});
