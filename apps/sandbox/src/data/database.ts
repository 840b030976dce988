import { type ExtractTablesWithRelations, is, sql, type SQL } from 'drizzle-orm';
import { type PgDatabase, type PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;

/** A database of either engine. Inside `db.transaction(tx => …)` use `tx` alone: on PGlite the outer db would wait for ever. */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema>;

/** An open transaction; whatever takes a `Tx` must run in one. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/**
 * Runs work in the transaction that is open, or else in one of its own. Work whose failure the rest of an open transaction
 * should survive needs a savepoint instead: `db.transaction(…)`.
 */
export const inTransaction = <Result>(db: Db | Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  is(db, PgTransaction) ? work(db as Tx) : db.transaction(work);

/** Lets a transaction of whoever keeps house (a seed, a count of the whole ledger) take its time. */
export const withoutTimeLimit = (tx: Tx) =>
  tx.execute(
    sql`SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  );

/** Runs reads that must agree with each other on one snapshot: rows, their number, and the sums over them. */
export const snapshot = <Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/**
 * Reads the rows of a hand-written statement. Numeric and timestamp columns arrive as text; cast counts to int in the
 * SQL.
 */
export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
