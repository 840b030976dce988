import type { Db } from './database';

/**
 * Sends a statement that is written by hand and prepared under its name, so that neither drizzle composes nor the
 * connection parses it again. A name means one text. Rows are as from `selectRows`.
 */
export async function runPrepared<Row>(
  db: Db,
  name: string,
  text: string,
  params: readonly unknown[],
  /** Of the placeholders among `params`. */
  values?: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const statement = db._.session.prepareQuery({ sql: text, params: [...params] }, undefined, name, false);
  const { rows } = (await statement.execute(values)) as { rows: Row[] };
  return rows;
}
