import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { selectRows, type Tx } from './database';

/** Takes the id of a row before it is written, for rows that are named after their own id, as an invoice is. */
export async function nextId(tx: Tx, table: PgTable): Promise<number> {
  const [next] = await selectRows<{ id: string | number }>(
    tx,
    sql`SELECT nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) AS id`,
  );
  return Number(next?.id);
}
