import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { selectRows, type Tx } from './database';

/** Reserves the id of a row before it is written, for rows with the id in their name, such as an invoice. */
export async function nextId(tx: Tx, table: PgTable): Promise<number> {
  const [next] = await selectRows<{ id: string | number }>(
    tx,
    sql`SELECT nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) AS id`,
  );
  return Number(next?.id);
}
