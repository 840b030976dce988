import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

const rowsPerStatement = 5_000;

/** As drizzle's own `casing: 'snake_case'` names a column. */
const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts many rows with one parameter a statement: some twenty times faster than bound values and without their limit
 * of 65,535. All rows must give the same keys; columns not given take their default.
 */
export async function bulkInsert<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const known = getTableColumns(table);
  const keys = Object.keys(known).filter((key) => key in first);
  const names = sql.raw(keys.map((key) => `"${columnName(key)}"`).join(', '));
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = rows.slice(start, start + rowsPerStatement).map((row) => pick(row, keys));
    await db.execute(
      sql`INSERT INTO ${name} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(chunk)}::json)`,
    );
  }
}

const pick = (row: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [columnName(key), (row as Record<string, unknown>)[key] ?? null]));
