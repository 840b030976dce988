import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

const rowsPerStatement = 5_000;

/** Names a column like drizzle with `casing: 'snake_case'`. */
const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts many rows with one parameter a statement. This is some twenty times faster than bound values and avoids their
 * limit of 65,535. The database fills a column that no row has, and the schema's default fills one that only some rows
 * have.
 */
export async function bulkInsert<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const given = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) given.add(key);
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => given.has(key))
    .map(([key, column]) => ({ key, name: columnName(key), fallback: column.default }));
  const names = sql.raw(columns.map((column) => `"${column.name}"`).join(', '));
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = rows.slice(start, start + rowsPerStatement).map((row: Record<string, unknown>) => {
      const named: Record<string, unknown> = {};
      for (const { key, name, fallback } of columns) {
        const value = row[key] ?? fallback;
        // A column without a value in the JSON becomes NULL.
        if (value != null) named[name] = value;
      }
      return named;
    });
    await db.execute(
      sql`INSERT INTO ${name} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(chunk)}::json)`,
    );
  }
}
