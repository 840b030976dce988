import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type Db, selectRows } from '../../data/database';
import type { KeptSum } from '../../data/sums/keptSums';
import { rowTables } from '../../data/sums/rowTables';

/** A changed cell of a kept row, an absent row, or a row that nothing adds up to. */
export interface Planted {
  row: number;
  column: number;
  by: number;
  how: 'changed' | 'removed' | 'invented';
}

export const planted = fc.record<Planted>({
  row: fc.nat(1_000),
  column: fc.nat(20),
  by: fc.integer({ min: 1, max: 1_000 }),
  how: fc.constantFrom('changed', 'removed', 'invented'),
});

/** A new value for a kept cell, which differs whatever its type. */
const toChanged = (type: string, column: string, by: number): string => {
  if (type === 'text') return `${column} || 'L'`;
  if (type.startsWith('timestamp')) return `coalesce(${column}, now()) + interval '${by} days'`;
  return column.endsWith('is_paid') ? `1 - ${column}` : `${column} + ${by}`;
};

/** The rows of a kept table. The sum of no rows may have no row of its own, so those of 0 don't count. */
export const readKept = (db: Db, { table, key, kept, mayBeAbsent }: KeptSum): Promise<object[]> =>
  selectRows(
    db,
    sql.raw(
      `SELECT * FROM ${table} ${mayBeAbsent ? `WHERE ${toNotEmpty(kept)}` : ''} ORDER BY ${key.join(', ')}`,
    ),
  );

const toNotEmpty = (kept: readonly string[]) => `(${kept.map((one) => `${one} <> 0`).join(' OR ')})`;

/** Plants a drawn fault in a kept table that has rows. A derived column belongs to a row, which stays. */
export async function plantFault(db: Db, sum: KeptSum, { row, column, by, how }: Planted): Promise<void> {
  const { table, key, kept, mayBeAbsent } = sum;
  const [owner = '', ...others] = key;
  const name = kept[column % kept.length] ?? '';
  const [meta] = await selectRows<{ type: string }>(
    db,
    sql`SELECT data_type AS type FROM information_schema.columns WHERE table_name = ${table} AND column_name = ${name}`,
  );
  const some = mayBeAbsent ? `FROM ${table} WHERE ${toNotEmpty(kept)}` : `FROM ${table}`;
  const chosen = `SELECT ${key.join(', ')} ${some} ORDER BY ${key.join(', ')} OFFSET ${row} % (SELECT count(*) ${some}) LIMIT 1`;
  const target = `(${key.join(', ')}) = (${chosen})`;
  const rest = [...others, ...kept];
  const changed = `UPDATE ${table} SET ${name} = ${toChanged(meta?.type ?? '', name, by)} WHERE ${target}`;
  const removed = `DELETE FROM ${table} WHERE ${target}`;
  // A copy for a member who has no such row.
  const invented = `INSERT INTO ${table} (${[owner, ...rest].join(', ')}) SELECT m.id, ${rest.map((one) => `r.${one}`).join(', ')}
    FROM (SELECT * FROM ${table} WHERE ${target}) r, members m
    WHERE NOT EXISTS (SELECT FROM ${table} x WHERE ${[`x.${owner} = m.id`, ...others.map((one) => `x.${one} = r.${one}`)].join(' AND ')})
    ORDER BY m.id DESC LIMIT 1`;
  const statements = {
    changed,
    removed: table in rowTables ? changed : removed,
    invented: mayBeAbsent ? invented : changed,
  };
  await db.execute(sql.raw(statements[how]));
}
