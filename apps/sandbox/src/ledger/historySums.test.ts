import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../data/engine';
import { members } from '../data/schema/members';
import { ledgerEntries } from '../data/schema/ledger';
import { payoutDays } from '../data/schema/money';
import { countMembers } from '../access/members';
import { testDatabase } from '../testing/database';
import { checkLedger, isSound } from './check';
import { describeCheck } from './describeCheck';
import { faultySums, sumHistory, getTotal } from './historySums';
import { transferred } from './postings';
import { post } from './post';
import { postAll } from './postAll';

const { db } = await testDatabase('seeded');
const at = new Date('2026-11-21T09:00:00Z');

const someMember = async () => {
  const [entry] = await db
    .select({ id: ledgerEntries.memberId, sum: sql<string>`sum(amount)::text` })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.wallet} = 'pay_out'`)
    .groupBy(ledgerEntries.memberId)
    .having(sql`sum(amount) > 10`)
    .limit(1);
  if (!entry?.id) throw new Error('nobody has money');
  return entry.id;
};

test('the kept sums are those of the entries, after the seed and after each booking', async () => {
  expect(await faultySums(db)).toEqual([]);
  const id = await someMember();
  const before = getTotal(await sumHistory(db, id, { source: 'TRANSFER' }));
  const one = transferred(id, 'pay_out', 'pay_in', 101n, at);
  await db.transaction((tx) => post(tx, one));
  await db.transaction((tx) => postAll(tx, [one, one]));
  const after = getTotal(await sumHistory(db, id, { source: 'TRANSFER' }));
  expect([after.credit - before.credit, after.debit - before.debit]).toEqual([303n, 303n]);
  expect(await faultySums(db)).toEqual([]);
});

test('what is rolled back is not in them', async () => {
  const id = await someMember();
  const before = await sumHistory(db, id);
  const undone = db.transaction(async (tx) => {
    await post(tx, transferred(id, 'pay_out', 'pay_in', 7n, at));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await sumHistory(db, id)).toEqual(before);
});

test('bookings of one member at once lose nothing', async () => {
  const id = await someMember();
  const book = () => db.transaction((tx) => post(tx, transferred(id, 'pay_out', 'pay_in', 1n, at)));
  await Promise.all(Array.from({ length: 12 }, book));
  expect(await faultySums(db)).toEqual([]);
});

test.each(['history_sums', 'history_days'])(
  'a sum of %s that is not that of its entries is a fault',
  async (table) => {
    const id = await someMember();
    const undo = new Error('undo');
    const looked = db.transaction(async (tx) => {
      await tx.execute(
        sql`UPDATE ${sql.raw(table)} SET credits = credits + 1 WHERE member_id = ${id} AND wallet = 'pay_out'`,
      );
      const found = await checkLedger(tx);
      expect(isSound(found)).toBe(false);
      expect(describeCheck(found)[0]).toMatch(`member ${id}, pay_out, `);
      throw undo;
    });
    await expect(looked).rejects.toBe(undo);
  },
);

test('the migration sums the entries that were there before it', async () => {
  const migration = readMigrationFiles({ migrationsFolder }).find(({ sql: parts }) =>
    parts.some((part) => part.includes('CREATE TABLE "history_days"')),
  );
  const filling = migration?.sql.filter((part) => part.trim().startsWith('INSERT')) ?? [];
  const undo = new Error('undo');
  const filled = db.transaction(async (tx) => {
    const count = () => tx.$count(payoutDays);
    const before = await count();
    await tx.execute(sql`DELETE FROM history_days`);
    await tx.execute(sql`DELETE FROM payout_days`);
    expect(await faultySums(tx)).not.toEqual([]);
    for (const part of filling) await tx.execute(sql.raw(part));
    expect(await faultySums(tx)).toEqual([]);
    expect(await count()).toBe(before);
    throw undo;
  });
  await expect(filled).rejects.toBe(undo);
});

test('all members are counted by what their roots keep', async () => {
  expect(await countMembers(db)).toBe(await db.$count(members));
});
