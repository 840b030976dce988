import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';
import { runPrepared } from './runPrepared';

/** Reserves the id of a row before it is written, for rows with the id in their name, such as an invoice. */
export async function nextId(db: Db, table: PgTable): Promise<number> {
  const [next] = await runPrepared<{ id: string | number }>(
    db,
    'next id',
    "SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id",
    [getTableName(table)],
  );
  return Number(next?.id);
}
