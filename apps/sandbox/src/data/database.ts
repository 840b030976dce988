import { type ExtractTablesWithRelations, is, sql, type SQL } from 'drizzle-orm';
import { type PgDatabase, type PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;

/**
 * A database of either engine. Inside `db.transaction(tx => …)` use only `tx`, because on PGlite the outer db would
 * wait forever.
 */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema>;

/** An engine before its schema is checked. */
export interface OpenedEngine {
  db: Db;
  engine: 'pglite' | 'postgres';
  /** Migrates the database to the newest schema. */
  migrate: () => Promise<void>;
  /** Runs exclusive work as the tables' owner while other processes of the database wait. It must not migrate. */
  alone: <Result>(work: (owner: Db) => Promise<Result>) => Promise<Result>;
  /** Closes the connections. PGlite's files are complete only after this. */
  close: () => Promise<void>;
}

/** An open transaction. A function with a `Tx` parameter must run in one. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/**
 * Runs work in the open transaction, or in a new one. If the transaction should survive a failure of the work, use a
 * savepoint instead: `db.transaction(…)`.
 */
export const inTransaction = <Result>(db: Db | Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  is(db, PgTransaction) ? work(db as Tx) : db.transaction(work);

/** Lifts the time limit for maintenance, such as a seed or a check of the whole ledger. */
export const withoutTimeLimit = (tx: Tx) =>
  tx.execute(
    sql`SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  );

/** Runs reads on one snapshot, so rows, counts and sums agree. */
export const snapshot = <Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/**
 * Reads the rows of a hand-written statement. Numeric and timestamp columns are texts. Cast counts to int in the SQL.
 */
export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
