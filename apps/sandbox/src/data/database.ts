import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;

/** A database of either engine. Inside `db.transaction(tx => …)` use `tx` alone: on PGlite the outer db would wait for ever. */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema>;

/** An open transaction; whatever takes a `Tx` must run in one. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** Rows of a hand-written statement. Numeric and timestamp columns arrive as text; cast counts to int in the SQL. */
export async function selectRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
