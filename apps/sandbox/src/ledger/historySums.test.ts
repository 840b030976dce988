import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '../data/schema/members';
import { ledgerEntries } from '../data/schema/ledger';
import { countMembers } from '../access/members';
import { testDatabase } from '../testing/database';
import { sumHistory, getTotal } from './historySums';
import { transferred } from './postings';
import { post, postAll } from './post';
import { expectKept } from '../testing/expectSound';

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
  await expectKept(db);
  const id = await someMember();
  const before = getTotal(await sumHistory(db, id, { source: 'TRANSFER' }));
  const one = transferred(id, 'pay_out', 'pay_in', 101n, at);
  await db.transaction((tx) => post(tx, one));
  await db.transaction((tx) => postAll(tx, [one, one]));
  const after = getTotal(await sumHistory(db, id, { source: 'TRANSFER' }));
  expect([after.credit - before.credit, after.debit - before.debit]).toEqual([303n, 303n]);
  await expectKept(db);
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

test('concurrent bookings of one member lose nothing', async () => {
  const id = await someMember();
  const book = () => db.transaction((tx) => post(tx, transferred(id, 'pay_out', 'pay_in', 1n, at)));
  await Promise.all(Array.from({ length: 12 }, book));
  await expectKept(db);
});

test('all members are counted by what their roots keep', async () => {
  expect(await countMembers(db)).toBe(await db.$count(members));
});
