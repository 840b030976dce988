import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test, inject } from 'vitest';
import { Client } from 'pg';
import { selectRows } from '../data/database';
import { paymentMethods } from '../data/schema/catalogue';
import { deposits, withdrawals } from '../data/schema/money';
import { liveSubscriptions } from '../data/schema/subscriptions';
import { formatAmount } from '../ledger/amount';
import { post } from '../ledger/post';
import { addCountry, password, pin } from '../testing/accounts';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { bonusFaults } from '../testing/networkFaults';
import { PortalClient, type Reply } from '../testing/portalClient';
import { twoProcesses } from '../testing/processes/twoProcesses';
import { done, next, parallel, patience } from '../testing/race';
import { liveOrder, openShop } from '../testing/shop';
import { spendings } from '../testing/spending';
import { testServer } from '../testing/testServer';
import { walletTexts, expectSound } from '../testing/expectSound';

/** Ends all other connections to a database of the test's PostgreSQL, like a restart. */
async function terminateConnections(database: string): Promise<number> {
  const source = inject('sandboxDatabase');
  if (source.engine !== 'postgres') return 0;
  const client = new Client({ connectionString: `${source.url}/postgres` });
  await client.connect();
  try {
    const ended = await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [database],
    );
    return ended.rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/*
 * The database ends every connection in the middle of each race, like `pg_ctl restart` (T39). Only PostgreSQL has
 * connections to lose, so vitest.config.ts runs this only there. Both processes and the test have separate pools.
 */
const server = await testServer();
const { database, clock } = server;
const { db } = database;
const client = new PortalClient(await twoProcesses(server));
const [own] = await selectRows<{ name: string }>(db, sql`SELECT current_database() AS name`);
const terminate = () => terminateConnections(own?.name ?? '');

let root: MoneyMember;
beforeAll(async () => {
  await openShop(db);
  await addCountry(db);
  const methods = [1, 2].map((id) => ({ id, name: `USDT ${id}`, networkName: `USDT ${id}` }));
  await db.insert(paymentMethods).values(methods);
  root = await moneyMember(db, clock, 'root', { below: { sponsorId: null } });
});

/** The numbers of finished calls after which the connections end. */
const endings = [0, 4, 12, 24];
const mostRetries = 20;

type Step = (index: number) => Promise<Reply>;

/**
 * Runs all calls concurrently and ends the connections in between. A caller may only see a 503, which includes when to
 * retry. The call is then repeated with the same key.
 */
async function raceWhileEnding(step: Step): Promise<{ replies: Reply[]; lost: Reply[] }> {
  let finished = 0;
  const lost: Reply[] = [];
  const endAt = async (count: number) => {
    if (endings.includes(count)) await terminate();
  };
  const one = async (index: number): Promise<Reply> => {
    let reply = await step(index);
    await endAt((finished += 1));
    for (let retry = 0; [409, 503].includes(reply.status) && retry < mostRetries; retry += 1) {
      if (reply.status === 503) lost.push(reply);
      reply = await step(index);
    }
    return reply;
  };
  const calls = Array.from({ length: parallel }, (_, index) => one(index));
  await endAt(0);
  return { replies: await Promise.all(calls), lost };
}

/** A pool learns of an idle connection that ended from a later message. Until then a caller gets 503, and repeats. */
async function expectAlive(): Promise<void> {
  for (let index = 0; index < 4; index += 1) {
    let reply = await client.get('/country');
    for (let retry = 0; reply.status === 503 && retry < mostRetries; retry += 1)
      reply = await client.get('/country');
    expect(reply.status).toBe(200);
  }
}

async function expectAllSound({ replies, lost }: Awaited<ReturnType<typeof raceWhileEnding>>) {
  expect(replies.map(({ status }) => status).filter((status) => ![200, 404, 422].includes(status))).toEqual(
    [],
  );
  for (const { headers, body } of lost)
    expect([headers['retry-after'], body.status, body.retry_after ?? 1]).toEqual(['1', false, 1]);
  await expectAlive();
  await expectSound(db);
  expect(await bonusFaults(db)).toEqual([]);
}

const keys = () => {
  const prefix = `restart-${next()}`;
  return (index: number) => ({ 'idempotency-key': `${prefix}-${index}-of-this-race` });
};
const newMember = (wallets: Record<string, string>) =>
  moneyMember(db, clock, `racer${next()}`, { wallets, below: { sponsorId: root.id } });

test.each(spendings)(
  '$name while the connections end: as many as the wallet covers, each once (T39)',
  async ({ spend, from, table, owner, price = 700 }) => {
    const affordable = 20;
    const member = await newMember({ [from]: formatAmount(BigInt(price * affordable + 1)) });
    const keyOfCall = keys();
    const raced = await raceWhileEnding((index) =>
      spend(client, member, formatAmount(BigInt(price)), keyOfCall(index)),
    );
    expect(done(raced.replies)).toBe(affordable);
    expect((await walletTexts(db, member.id))[from]).toBe('0.01');
    expect(await db.$count(table, eq(owner, member.id))).toBe(affordable);
    await expectAllSound(raced);
  },
  patience,
);

test(
  'Sync Balance while the connections end credits each payment once (T39)',
  async () => {
    const member = await newMember({});
    for (const methodId of [1, 2, 1])
      await db.insert(deposits).values({
        ...{ memberId: member.id, methodId, thash: `hash${next()}`, amount: '12.34' },
        createdAt: clock.now(),
      });
    const raced = await raceWhileEnding((index) =>
      client.get(`/balance-sync?payment_method_id=${(index % 2) + 1}`, member.token),
    );
    expect(done(raced.replies)).toBe(parallel);
    expect((await walletTexts(db, member.id)).pay_in).toBe('37.02');
    await expectAllSound(raced);
  },
  patience,
);

test(
  'decisions while the connections end: each withdrawal is decided once (T39)',
  async () => {
    const member = await newMember({ pay_out: '100.00' });
    for (let count = 0; count < 8; count += 1)
      await client.post('/withdraw', { wallet: 'pay_out', amount: '10', mpin: pin }, member.token);
    const rows = await db.select().from(withdrawals).where(eq(withdrawals.memberId, member.id));
    // The operator's calls carry no key, so a repeated call is refused.
    const raced = await raceWhileEnding((index) =>
      client.operate(`/withdrawals/${rows[index % rows.length]?.id ?? 0}`, { status: 2 }),
    );
    expect(await walletTexts(db, member.id)).toMatchObject({ pay_out: '100.00', hold: '0.00' });
    await expectAllSound(raced);
  },
  patience,
);

test(
  'cancellations while the connections end: each is asked for once (T39)',
  async () => {
    const member = await newMember({ pay_in: '1500.00' });
    for (let count = 0; count < 3; count += 1)
      await client.post('/live-subscription', liveOrder(14, '500', member.username), member.token);
    const lives = await db.select().from(liveSubscriptions).where(eq(liveSubscriptions.memberId, member.id));
    const keyOfCall = keys();
    const body = { reason: 'Enough', mpin: pin };
    const raced = await raceWhileEnding((index) =>
      client.post(
        `/cancel-live-subscription-${lives[index % 3]?.id ?? 0}`,
        body,
        member.token,
        keyOfCall(index),
      ),
    );
    expect(done(raced.replies)).toBe(3);
    await expectAllSound(raced);
  },
  patience,
);

test(
  'members who join while the connections end are counted by everyone above them (T39)',
  async () => {
    const prefix = `joiner${next()}n`;
    const raced = await raceWhileEnding((index) =>
      client.post('/register', {
        ...{ name: 'Some Body', username: `${prefix}${index}`, email: `${prefix}${index}@mail.example` },
        ...{ phone: '+2348012345678', country: 161, password, spassword: '2580' },
        ...{ sponsor: 'root', position: 'L', is_checked: 1 },
      }),
    );
    await expectAllSound(raced);
  },
  patience,
);

test(
  'transactions of this process while its connections end are booked whole or not at all (T39)',
  async () => {
    const member = await newMember({ pay_out: '32.00' });
    const entries = [
      { memberId: member.id, wallet: 'pay_out', debit: 100n },
      { memberId: member.id, wallet: 'pay_in', credit: 100n },
    ] as const;
    const posting = { kind: 'transfer', note: 'Test', source: 'TEST', at: clock.now() };
    const book = () => db.transaction((tx) => post(tx, { ...posting, entries: [...entries] }));
    const calls = Promise.allSettled(Array.from({ length: parallel }, book));
    await terminate();
    const transactions = () =>
      Array.from({ length: parallel }, () => db.transaction((tx) => tx.execute(sql`SELECT 1`)));
    for (let round = 0; round < 3; round += 1) {
      const begun = Promise.allSettled(transactions());
      await terminate();
      await begun;
    }
    await calls;
    // More transactions than the pool has connections: one that leaked would make them wait for ever.
    const isWhole = async () =>
      (await Promise.allSettled(transactions())).every(({ status }) => status === 'fulfilled');
    let whole = await isWhole();
    for (let retry = 0; !whole && retry < mostRetries; retry += 1) whole = await isWhole();
    expect(whole).toBe(true);
    await expectSound(db);
  },
  patience,
);
