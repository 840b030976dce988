import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { selectRows, type Tx } from '../database';
import { checkLedger, describeCheck } from '../../ledger/check';
import { watchLedger } from '../../ledger/watch';
import { testDatabase } from '../../testing/database';
import { expectSound } from '../../testing/expectSound';
import { plantFault } from '../../testing/history/plantFault';
import { findSumFaults } from './findFaults';
import { keptSums } from './keptSums';
import { type MoneyRuleName, moneyRules } from './moneyRules';
import { recount } from './recount';
import { rowTables } from './rowTables';

const { db } = await testDatabase('seeded');

/** Kept sums with a table of their own. The others are columns of a row. */
const ownTables = keptSums.filter(({ table }) => !(table in rowTables));

/** Runs a test's changes in a transaction that is rolled back. */
async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const end = new Error('undone');
  await expect(
    db.transaction(async (tx) => {
      await work(tx);
      throw end;
    }),
  ).rejects.toBe(end);
}

const run = (tx: Tx, text: string) => tx.execute(sql.raw(text));

describe('every table is declared as rows or as kept (T46)', () => {
  test('and each column of numbers as a fact, a key or a kept sum', async () => {
    const columns = await selectRows<{ table: string; column: string }>(
      db,
      sql`SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
        WHERE c.table_schema = 'public' AND c.data_type IN ('integer', 'bigint', 'smallint', 'numeric')
          AND NOT EXISTS (
            SELECT FROM information_schema.key_column_usage k JOIN information_schema.table_constraints t USING (constraint_name)
            WHERE (k.table_name, k.column_name) = (c.table_name, c.column_name)
              AND t.constraint_type IN ('PRIMARY KEY', 'FOREIGN KEY')
          ) ORDER BY 1, 2`,
    );
    expect(columns.length).toBeGreaterThan(70);
    const kept = keptSums.flatMap(({ table, key, kept: names }) =>
      [...key, ...names].map((name) => `${table}.${name}`),
    );
    const facts = Object.entries(rowTables).flatMap(([table, names]) =>
      names.map((name) => `${table}.${name}`),
    );
    expect(
      columns.map(({ table, column }) => `${table}.${column}`).filter((name) => !kept.includes(name)),
    ).toEqual(facts.toSorted());
  });

  test('and none is left out or forgotten', async () => {
    const tables = await selectRows<{ name: string }>(
      db,
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const declared = [...Object.keys(rowTables), ...keptSums.map(({ table }) => table)];
    expect(tables.map(({ name }) => name)).toEqual([...new Set(declared)].toSorted());
  });

  test.each(ownTables)('every column of $table is a key or kept', async ({ table, key, kept }) => {
    const columns = await selectRows<{ name: string }>(
      db,
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table}`,
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...key, ...kept].toSorted());
  });
});

describe('a fault that is planted in a kept sum is reported (T46)', () => {
  test('each column of each sum alone', async () => {
    for (const sum of keptSums)
      for (const column of sum.kept.keys())
        await undone(async (tx) => {
          await plantFault(tx, sum, { row: 3, column, by: 1, how: 'changed' });
          const found = await findSumFaults(tx, sum);
          expect(found.map((fault) => Object.keys(fault.kept))).toEqual([[sum.kept[column]]]);
        });
  });
});

/** What breaks each rule. */
const breaches: Record<MoneyRuleName, string[]> = {
  balanced: [
    `INSERT INTO ledger_entries (transaction_id, account, amount, source, created_at)
      SELECT id, 'chain', 5, source, created_at FROM ledger_transactions LIMIT 1`,
  ],
  covered: [
    'ALTER TABLE wallets DROP CONSTRAINT wallets_never_overdrawn',
    `UPDATE wallets SET balance = -1 WHERE key = 'pay_in' AND balance > 0`,
  ],
  copied: [
    `INSERT INTO ledger_entries (transaction_id, account, amount, source, created_at)
      SELECT id, 'chain', amount, 'X', created_at FROM ledger_transactions, (VALUES (5), (-5)) v(amount) WHERE id = 1`,
  ],
  held: ['UPDATE withdrawals SET status = 1 WHERE id = (SELECT min(id) FROM withdrawals WHERE status = 0)'],
  earned: [
    'UPDATE live_subscriptions SET paid_roi_amount = paid_roi_amount + 1 WHERE id = (SELECT min(id) FROM live_subscriptions)',
  ],
  deposits: [
    'UPDATE deposits SET transaction_id = NULL WHERE id = (SELECT min(id) FROM deposits WHERE found_at IS NOT NULL)',
  ],
  manual_deposits: [
    'UPDATE manual_deposits SET credited = credited + 1 WHERE id = (SELECT min(id) FROM manual_deposits WHERE status = 1)',
  ],
  payouts: [
    'UPDATE payouts SET transaction_id = NULL WHERE id = (SELECT min(id) FROM payouts WHERE is_paid = 1)',
  ],
  withdrawals: [
    'UPDATE withdrawals SET amount_from = amount_from + 1 WHERE id = (SELECT min(id) FROM withdrawals)',
  ],
  transfers: ['UPDATE transfers SET transaction_id = NULL WHERE id = (SELECT min(id) FROM transfers)'],
  subscriptions: [
    'UPDATE subscriptions SET transaction_id = NULL WHERE id = (SELECT min(id) FROM subscriptions)',
  ],
  live_subscriptions: [
    'UPDATE live_subscriptions SET transaction_id = NULL WHERE id = (SELECT min(id) FROM live_subscriptions)',
  ],
};

test.each(Object.entries(breaches))('a broken rule is reported: %s', async (rule, statements) => {
  await undone(async (tx) => {
    for (const statement of statements) await run(tx, statement);
    const found = await checkLedger(tx);
    expect(found.rules.map((fault) => fault.rule)).toContain(rule);
    expect(describeCheck(found).join('\n')).toContain(moneyRules[rule as MoneyRuleName].sentence);
    const watch = watchLedger({ db: tx, everySeconds: 0, onFault: () => {}, onFailure: () => {} });
    expect(await watch.look()).toBe('faulty');
  });
});

test('the recount changes no row of the ledger, and what is sound it leaves', async () => {
  await undone(async (tx) => {
    expect(await recount(tx)).toEqual([]);
    const count = () =>
      selectRows(tx, sql`SELECT count(*), sum(hashtext(e::text)::bigint) FROM ledger_entries e`);
    const before = await count();
    for (const sum of keptSums) await plantFault(tx, sum, { row: 5, column: 0, by: 7, how: 'changed' });
    expect((await recount(tx)).length).toBeGreaterThanOrEqual(keptSums.length);
    expect(await count()).toEqual(before);
    await expectSound(tx);
  });
});
