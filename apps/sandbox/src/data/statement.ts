import { Column, getTableColumns, is, type Placeholder, SQL, sql, Table } from 'drizzle-orm';
import type { Db } from './database';
import { runPrepared } from './runPrepared';

type Value = string | number | Date | undefined;
type Values = Readonly<Record<string, Value>>;

/** Stands for each value in a statement's text; undefined for the values that are not asked for. */
type Given<V> = {
  readonly [Name in keyof Required<V>]: undefined extends V[Name] ? Placeholder | undefined : Placeholder;
};

/** A select of drizzle's that has not been sent. */
interface Part<Row> extends PromiseLike<Row[]> {
  getSQL: () => SQL;
  readonly _: { readonly selectedFields: unknown };
}

type Parts = Readonly<Record<string, Part<unknown> | undefined>>;
type PartRows<P> = P extends Part<infer Row> ? Row[] : undefined;

/**
 * A statement that reads several selects at once, as of one moment and in one round trip. It is prepared under its name,
 * so that a connection parses and plans it once, and drizzle composes it once. Values that are undefined make a text of
 * their own, as a filter that is not asked for does. Amounts and moments of columns arrive as they do in a select of
 * their own; the sum of an expression must be cast to text, or it comes as a float (T22).
 */
export const statement =
  <V extends { readonly [Name in keyof V]: Value }>(name: string) =>
  <P extends Parts>(build: (db: Db, given: Given<V>) => P) => {
    /** By the values that are given: a name means one text on every connection, whichever is used first. */
    // oxlint-disable-next-line portal/process-state -- texts of statements with their names, which each connection has
    const made = new Map<string, ReturnType<typeof compose>>();
    return async (db: Db, values: V): Promise<{ [Key in keyof P]: PartRows<P[Key]> }> => {
      const given: Values = { ...values };
      const names = Object.keys(given).filter((key) => given[key] !== undefined);
      const variant = names.toSorted().join(' ');
      let composed = made.get(variant);
      if (!composed) {
        const placeholders = Object.fromEntries(names.map((key) => [key, sql.placeholder(key)]));
        composed = compose(db, `${name} ${made.size}`, build(db, placeholders as Given<V>));
        made.set(variant, composed);
      }
      return (await read(db, composed, given)) as { [Key in keyof P]: PartRows<P[Key]> };
    };
  };

/** The text of a statement, with what reads its answer. It is the same for every database and transaction. */
function compose(db: Db, name: string, parts: Parts) {
  const present = Object.entries(parts).flatMap(([key, part]) => (part ? [{ key, part }] : []));
  const readers = present.map(({ key, part }) => ({ key, fields: toFields(part._.selectedFields) }));
  const columns = present.map(({ key, part }, index) => {
    const rows = asJson(part.getSQL(), readers[index]?.fields ?? []);
    return [key, sql<unknown[][]>`(${rows})`.as(key)] as const;
  });
  const { sql: text, params } = db
    .select(Object.fromEntries(columns))
    .from(sql`(SELECT 1) one`)
    .toSQL();
  return { name, text, params, readers };
}

async function read(
  db: Db,
  { name, text, params, readers }: ReturnType<typeof compose>,
  values: Values,
): Promise<Record<string, unknown[]>> {
  const [row = {}] = await runPrepared<Record<string, unknown[][]>>(db, name, text, params, encoded(values));
  return Object.fromEntries(
    readers.map(({ key, fields }) => [key, (row[key] ?? []).map((cells) => getRow(cells, fields))]),
  );
}

/** Drivers write a date in the machine's own zone. */
const encoded = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );

interface Field {
  path: readonly string[];
  /** JSON's numbers are floats: amounts go through it as text. */
  isDecimal: boolean;
  read: (value: unknown) => unknown;
}

/** The fields of a select in drizzle's order. An expression is what JSON makes of it: a count is a number. */
function toFields(selected: unknown, path: readonly string[] = []): Field[] {
  if (is(selected, Column)) {
    const isDecimal = selected.getSQLType().startsWith('numeric');
    return [{ path, isDecimal, read: (value) => selected.mapFromDriverValue(value) }];
  }
  if (is(selected, SQL) || is(selected, SQL.Aliased))
    return [{ path, isDecimal: false, read: (value) => value }];
  const inner = is(selected, Table) ? getTableColumns(selected) : (selected as Record<string, unknown>);
  return Object.entries(inner).flatMap(([name, one]) => toFields(one, [...path, name]));
}

/** The rows of a select as lists of values. Columns are renamed, because those of two tables may share a name. */
function asJson(select: SQL, fields: readonly Field[]): SQL {
  const names = fields.map((_, index) => sql.raw(`c${index}`));
  const cells = names.map((name, index) => (fields[index]?.isDecimal ? sql`${name}::text` : name));
  return sql`SELECT coalesce(json_agg(json_build_array(${sql.join(cells, sql`, `)})), '[]'::json)
    FROM (${select}) part(${sql.join(names, sql`, `)})`;
}

function getRow(cells: readonly unknown[], fields: readonly Field[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  fields.forEach(({ path: [name = '', inner], read }, index) => {
    const cell = cells[index];
    const value = cell === null ? null : read(cell);
    if (inner === undefined) row[name] = value;
    else ((row[name] ??= {}) as Record<string, unknown>)[inner] = value;
  });
  return row;
}
