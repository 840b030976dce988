import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../data/clock';
import { ledgerEntries, ledgerTransactions } from '../data/schema/ledger';
import { testDatabase } from '../testing/database';
import { testMember } from '../testing/member';
import { ledgerReport } from './balances';
import { walletTexts, expectKept } from '../testing/expectSound';
import { type Entry, InsufficientBalance, type Posting, UnbalancedPosting } from './posting';
import { post, postAll } from './post';

const { db } = await testDatabase();
const at = fixedClock('2026-11-20T09:00:00Z').now();
const move = (entries: Entry[]): Posting => ({ kind: 'test', note: 'Test', source: 'TEST', at, entries });
const deposit = (memberId: number, credit: bigint) =>
  move([
    { account: 'chain', debit: credit },
    { memberId, wallet: 'pay_in', credit },
  ]);
const book = (posting: Posting) => db.transaction((tx) => post(tx, posting));

let count = 0;
let ada: number;
let bob: number;
beforeEach(async () => {
  count += 1;
  ada = await testMember(db, `ada${count}`);
  bob = await testMember(db, `bob${count}`);
});

describe('post', () => {
  test('credits, debits and both sides are booked', async () => {
    await book(deposit(ada, 10000n));
    const id = await book(
      move([
        { memberId: ada, wallet: 'pay_in', debit: 3050n },
        { memberId: bob, wallet: 'pay_out', credit: 3000n },
        { account: 'fees', credit: 50n },
      ]),
    );
    expect(await walletTexts(db, ada)).toEqual({
      pay_in: '69.50',
      pay_out: '0.00',
      live: '0.00',
      fixed: '0.00',
      hold: '0.00',
    });
    expect((await walletTexts(db, bob)).pay_out).toBe('30.00');
    const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.transactionId, id));
    expect(entries.map(({ amount }) => amount).sort()).toEqual(['-30.50', '0.50', '30.00']);
    expect((await ledgerReport(db)).members[`ada${count}`]?.pay_in).toBe(69_50n);
  });

  test.each([100_01n, 999_999_999_999_99n])(
    '%s cents of 100 dollars are refused and leave nothing',
    async (debit) => {
      await book(deposit(ada, 10000n));
      const taking = move([
        { memberId: ada, wallet: 'pay_in', debit },
        { memberId: bob, wallet: 'pay_in', credit: debit },
      ]);
      const before = await db.$count(ledgerTransactions);
      await expect(book(taking)).rejects.toThrow(InsufficientBalance);
      expect((await walletTexts(db, ada)).pay_in).toBe('100.00');
      expect((await walletTexts(db, bob)).pay_in).toBe('0.00');
      expect(await db.$count(ledgerTransactions)).toBe(before);
    },
  );

  test('a posting takes from a wallet what it moves of it in sum', async () => {
    await book(deposit(ada, 100n));
    const back = (credit: bigint) =>
      move([
        { memberId: ada, wallet: 'pay_in', debit: 150n },
        { memberId: ada, wallet: 'pay_in', credit },
        { account: 'fees', credit: 150n - credit },
      ]);
    await expect(book(back(49n))).rejects.toMatchObject({ memberId: ada, wallet: 'pay_in' });
    await book(back(50n));
    expect((await walletTexts(db, ada)).pay_in).toBe('0.00');
  });

  test('a refusal writes nothing, so the transaction goes on without a savepoint', async () => {
    await db.transaction(async (tx) => {
      await post(tx, deposit(ada, 500n));
      const tooMuch = move([
        { memberId: ada, wallet: 'pay_in', debit: 600n },
        { memberId: bob, wallet: 'pay_out', credit: 600n },
      ]);
      await expect(post(tx, tooMuch)).rejects.toThrow(InsufficientBalance);
    });
    expect([(await walletTexts(db, ada)).pay_in, (await walletTexts(db, bob)).pay_out]).toEqual([
      '5.00',
      '0.00',
    ]);
    await expectKept(db);
  });

  test('a refusal in a savepoint leaves the rest of the transaction', async () => {
    await db.transaction(async (tx) => {
      await post(tx, deposit(ada, 500n));
      const tooMuch = move([
        { memberId: ada, wallet: 'pay_in', debit: 600n },
        { account: 'sales', credit: 600n },
      ]);
      await expect(tx.transaction((inner) => post(inner, tooMuch))).rejects.toThrow(InsufficientBalance);
    });
    expect((await walletTexts(db, ada)).pay_in).toBe('5.00');
  });

  test('transactions that do not sum to 0, or move nothing, are refused', async () => {
    await expect(book(move([{ memberId: ada, wallet: 'pay_in', credit: 100n }]))).rejects.toThrow(
      UnbalancedPosting,
    );
    const uneven: Entry[] = [
      { account: 'chain', debit: 100n },
      { memberId: ada, wallet: 'pay_in', credit: 101n },
    ];
    await expect(book(move(uneven))).rejects.toThrow(UnbalancedPosting);
    const nothing: Entry[] = [
      { account: 'chain', debit: 0n },
      { memberId: ada, wallet: 'pay_in', credit: 0n },
    ];
    await expect(book(move(nothing))).rejects.toThrow(UnbalancedPosting);
    const backwards: Entry[] = [
      { account: 'chain', debit: -100n },
      { memberId: ada, wallet: 'pay_in', credit: -100n },
    ];
    await expect(book(move(backwards))).rejects.toThrow(UnbalancedPosting);
  });
});

describe('the database itself refuses (T13)', () => {
  test('an overdrawn wallet', async () => {
    await book(deposit(ada, 100n));
    const statement = sql`UPDATE wallets SET balance = balance - 2 WHERE member_id = ${ada}`;
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test.each([
    sql`UPDATE ledger_entries SET amount = 5`,
    sql`DELETE FROM ledger_entries`,
    sql`TRUNCATE ledger_entries`,
    sql`UPDATE ledger_transactions SET note = ''`,
    sql`DELETE FROM ledger_transactions`,
  ])('a change of what is booked', async (statement) => {
    await book(deposit(ada, 100n));
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23000' } });
  });

  test('an entry without its other side', async () => {
    const id = await book(deposit(ada, 100n));
    const lone = db
      .insert(ledgerEntries)
      .values({ transactionId: id, account: 'fees', amount: '1', source: 'TEST', createdAt: at });
    await expect(Promise.resolve(lone)).rejects.toMatchObject({ cause: { code: '23000' } });
  });
});

describe('postAll', () => {
  test('ends in the same state as post for any booking', async () => {
    const amount = fc.bigInt({ min: 1n, max: 500n });
    const plan = fc.array(fc.tuple(fc.constantFrom('deposit', 'buy', 'give'), amount), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        count += 1;
        const pairs = [
          [await testMember(db, `c${count}`), await testMember(db, `d${count}`)],
          [await testMember(db, `e${count}`), await testMember(db, `f${count}`)],
        ] as const;
        const postings = ([from, to]: readonly [number, number]) =>
          steps.map(([kind, sum]) => {
            if (kind === 'deposit') return deposit(from, sum);
            const side: Entry =
              kind === 'buy'
                ? { account: 'sales', credit: sum }
                : { memberId: to, wallet: 'live', credit: sum };
            return move([{ memberId: from, wallet: 'pay_in', debit: sum }, side]);
          });
        const oneByOne = await db
          .transaction(async (tx) => {
            for (const posting of postings(pairs[0])) await post(tx, posting);
          })
          .then(() => 'booked')
          .catch((error: unknown) => (error as Error).name);
        const together = await db
          .transaction((tx) => postAll(tx, postings(pairs[1])))
          .then(() => 'booked')
          .catch((error: unknown) => (error as Error).name);
        expect(together).toBe(oneByOne);
        expect(await walletTexts(db, pairs[1][0])).toEqual(await walletTexts(db, pairs[0][0]));
        expect(await walletTexts(db, pairs[1][1])).toEqual(await walletTexts(db, pairs[0][1]));
      }),
      { numRuns: 25 },
    );
    await expectKept(db);
  });
});
