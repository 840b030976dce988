import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fixedClock } from '../data/clock';
import { selectRows } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { createRandom } from '../seeds/random';
import { testDatabase } from '../testing/database';
import { testMember } from '../testing/member';
import { moreRounds } from '../testing/race';
import { type Cents, fromStored } from './amount';
import { balances } from './balances';
import { type Entry, InsufficientBalance, type Posting } from './posting';
import { post } from './post';
import { expectKept } from '../testing/expectSound';

/*
 * SECURITY T13: parallel debits never overdraw. PGlite serializes transactions, so only the run on PostgreSQL proves
 * it. The first test shows that an unguarded debit fails there.
 */
const { db, engine } = await testDatabase();
const at = fixedClock('2026-11-20T09:00:00Z').now();
const parallel = 32;
// PGlite's single connection has no races, so fewer rounds are enough.
const rounds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const mixedSeeds = rounds(10 * moreRounds);
// The same line debits every kind, so a few rounds of each add up to many rounds of that line.
const seedsOfKind = rounds(6);
const kinds = ['withdrawal', 'transfer', 'purchase', 'live-purchase', 'fee'] as const;
type Kind = (typeof kinds)[number];

const debit = (memberId: number, wallet: WalletKey, amount: Cents): Entry => ({
  memberId,
  wallet,
  debit: amount,
});
const credit = (memberId: number, wallet: WalletKey, amount: Cents): Entry => ({
  memberId,
  wallet,
  credit: amount,
});

const sides: Record<Kind, (memberId: number, otherId: number, amount: Cents) => Entry[]> = {
  withdrawal: (id, _, sum) => [debit(id, 'pay_out', sum), credit(id, 'hold', sum)],
  transfer: (id, _, sum) => [debit(id, 'pay_out', sum), credit(id, 'pay_in', sum)],
  purchase: (id, _, sum) => [debit(id, 'pay_in', sum), { account: 'sales', credit: sum }],
  'live-purchase': (id, other, sum) => [debit(id, 'pay_in', sum), credit(other, 'live', sum)],
  fee: (id, other, sum) => [
    debit(id, 'pay_in', sum),
    debit(id, 'pay_out', sum),
    credit(other, 'hold', sum),
    { account: 'fees', credit: sum },
  ],
};

const posting = (kind: string, entries: Entry[]): Posting => ({
  kind,
  note: kind,
  source: 'TEST',
  at,
  entries,
});

const fund = (memberId: number, amount: Cents) =>
  db.transaction((tx) =>
    post(
      tx,
      posting('deposit', [
        credit(memberId, 'pay_in', amount),
        credit(memberId, 'pay_out', amount),
        { account: 'chain', debit: amount * 2n },
      ]),
    ),
  );

/** Whether the posting was booked. Any refusal other than for the balance is an error. */
async function attempt(kind: Kind, memberId: number, otherId: number, amount: Cents): Promise<boolean> {
  try {
    await db.transaction((tx) => post(tx, posting(kind, sides[kind](memberId, otherId, amount))));
    return true;
  } catch (error) {
    if (error instanceof InsufficientBalance) return false;
    throw error;
  }
}

let names = 0;
const newMember = () => testMember(db, `race${(names += 1)}`);

const unguardedDebits = async () => {
  await db.execute(sql`CREATE TABLE unguarded (balance int)`);
  await db.execute(sql`INSERT INTO unguarded VALUES (10)`);
  let allRead: () => void = () => undefined;
  const barrier = new Promise<void>((resolve) => (allRead = resolve));
  let read = 0;
  const take = () =>
    db.transaction(async (tx) => {
      const [row] = await selectRows<{ balance: number }>(tx, sql`SELECT balance FROM unguarded`);
      read += 1;
      if (read === 8) allRead();
      await barrier;
      if ((row?.balance ?? 0) >= 10) await tx.execute(sql`UPDATE unguarded SET balance = balance - 10`);
    });
  await Promise.all(Array.from({ length: 8 }, take));
  const [left] = await selectRows<{ balance: number }>(db, sql`SELECT balance FROM unguarded`);
  await db.execute(sql`DROP TABLE unguarded`);
  expect(left?.balance).toBe(-70);
};
if (engine === 'postgres') test('an unguarded debit would overdraw here', unguardedDebits);

describe.each(kinds)('%s', (kind) => {
  test(`${parallel} concurrent calls with funds for a few`, async () => {
    for (const seed of seedsOfKind) {
      const random = createRandom(seed);
      const member = await newMember();
      const other = await newMember();
      const price = random.integer(1, 5_000);
      const affordable = random.integer(0, parallel - 1);
      await fund(member, BigInt(price * affordable + random.integer(0, price - 1) + 1));
      const amount = BigInt(price);
      const results = await Promise.all(
        Array.from({ length: parallel }, () => attempt(kind, member, other, amount)),
      );
      const expected = Number((await initial(member)) / BigInt(price));
      expect(results.filter(Boolean)).toHaveLength(expected);
    }
    await expectKept(db);
  });
});

/** The amount that `fund` credited to each of the two wallets. */
async function initial(memberId: number): Promise<Cents> {
  const [row] = await selectRows<{ amount: string }>(
    db,
    sql`SELECT amount::text FROM ledger_entries WHERE member_id = ${memberId} AND wallet = 'pay_in' ORDER BY id LIMIT 1`,
  );
  return fromStored(row?.amount ?? null);
}

test(`mixed, ${parallel} concurrent calls among three members, both ways`, async () => {
  for (const seed of mixedSeeds) {
    const random = createRandom(seed);
    const group = [await newMember(), await newMember(), await newMember()];
    for (const member of group) await fund(member, BigInt(random.integer(100, 20_000)));
    const held = async () => {
      const all = await Promise.all(group.map((member) => balances(db, member)));
      return all.flatMap((wallets) => Object.values(wallets)).reduce((sum, value) => sum + value, 0n);
    };
    const before = await held();
    let spent = 0n;
    await Promise.all(
      Array.from({ length: parallel }, async () => {
        const kind = random.pick(kinds);
        const member = random.pick(group);
        const other = random.pick(group);
        const cents = BigInt(random.integer(1, 3_000));
        const booked = await attempt(kind, member, other, cents);
        if (booked && (kind === 'purchase' || kind === 'fee')) spent += cents;
      }),
    );
    expect(await held()).toBe(before - spent);
  }
  await expectKept(db);
});
