import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;

/** A database of either engine. Inside `db.transaction(tx => …)` use `tx` alone: on PGlite the outer db would wait for ever. */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema>;

/** An open transaction; whatever takes a `Tx` must run in one. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** Reads that must agree with each other, as of one moment: rows, their number, and the sums over them. */
export const snapshot = <Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Rows of a hand-written statement. Numeric and timestamp columns arrive as text; cast counts to int in the SQL. */
export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
