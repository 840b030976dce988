import { sql } from 'drizzle-orm';
import { keptSums } from './keptSums';
import { rowTables } from './rowTables';
import { type Db, selectRows } from '../database';

/** Append-only: only the owner's function `book` writes them. */
const ledgerTables = ['ledger_transactions', 'ledger_entries'];

/** The columns that only the owner's functions change, or all of a table of sums. */
const guarded = keptSums.filter(({ isGuarded }) => isGuarded);

/**
 * Gives the application's role what it needs and no more: it reads everything, writes rows, and neither updates nor
 * deletes in the tables of the ledger and of sums (T46). Run as the tables' owner, after each migration.
 */
export const grantApplication = (owner: Db, role: string): Promise<void> =>
  owner.transaction(async (tx) => {
    const to = sql.identifier(role);
    const names = (list: readonly string[]) =>
      sql.join(
        list.map((name) => sql.identifier(name)),
        sql`, `,
      );
    const rows = Object.keys(rowTables).filter((table) => !ledgerTables.includes(table));
    const derived = guarded.filter(({ table }) => rows.includes(table));
    const plain = rows.filter((table) => derived.every((sum) => sum.table !== table));
    await tx.execute(sql`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${to}`);
    await tx.execute(sql`GRANT USAGE ON SCHEMA public, drizzle TO ${to}`);
    await tx.execute(sql`GRANT SELECT ON ALL TABLES IN SCHEMA public, drizzle TO ${to}`);
    await tx.execute(sql`GRANT INSERT, DELETE ON ${names(rows)} TO ${to}`);
    await tx.execute(sql`GRANT UPDATE ON ${names(plain)} TO ${to}`);
    for (const { table, kept } of derived) {
      const columns = await selectRows<{ name: string }>(
        tx,
        sql`SELECT column_name AS name FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name = ${table} ORDER BY 1`,
      );
      const free = columns.map(({ name }) => name).filter((name) => !kept.includes(name));
      await tx.execute(sql`GRANT UPDATE (${names(free)}) ON ${sql.identifier(table)} TO ${to}`);
    }
    await tx.execute(sql`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to}`);
    await tx.execute(sql`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${to}`);
  });
