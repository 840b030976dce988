import { sql } from 'drizzle-orm';
import { type Db, selectRows } from '../database';
import { type KeptSum, keptSums } from './keptSums';
import { type MoneyRuleName, moneyRules } from './moneyRules';

/** Ids and amounts of a row by column, as texts. No member's name is among them. */
type Cells = Record<string, string | null>;

/** A kept row that differs from the rows that it counts. */
export interface SumFault {
  table: string;
  key: Cells;
  /** Only the columns that differ. Null without a row. */
  kept: Cells;
  counted: Cells;
}

export interface RuleFault {
  rule: MoneyRuleName;
  row: Cells;
}

/** One report names at most this many faults of each kind. */
const most = 100;

const toJson = (columns: readonly string[], from: string): string =>
  `json_build_object(${columns.map((name) => `'${name}', ${from}${name}::text`).join(', ')})`;

const tuple = (columns: readonly string[], cell: (name: string) => string): string =>
  `ROW(${columns.map(cell).join(', ')})`;

/** FROM and WHERE of the keys whose kept row `k` differs from the counted one `c`. */
export function differing({ table, key, kept, counted, mayBeAbsent }: KeptSum): string {
  const cell = (from: string) => (name: string) =>
    mayBeAbsent ? `coalesce(${from}.${name}, 0)` : `${from}.${name}`;
  return `FROM (SELECT ${[...key, ...kept].join(', ')} FROM ${table}) k FULL JOIN (${counted}) c USING (${key.join(', ')})
    WHERE ${tuple(kept, cell('k'))} IS DISTINCT FROM ${tuple(kept, cell('c'))}`;
}

/** 0, 0.00 and the sum of a row that is absent are the same. */
const toPlain = (cell: string | null = null): string =>
  (cell ?? '0').replace(/^(-?\d+)(\.\d*?)0*$/, '$1$2').replace(/\.$/, '');

export async function findSumFaults(db: Db, sum: KeptSum, limit = most): Promise<SumFault[]> {
  const { table, key, kept } = sum;
  const rows = await selectRows<Record<'row_key' | 'row_kept' | 'row_counted', Cells>>(
    db,
    sql.raw(`SELECT ${toJson(key, '')} AS row_key, ${toJson(kept, 'k.')} AS row_kept, ${toJson(kept, 'c.')} AS row_counted
      ${differing(sum)} ORDER BY ${key.join(', ')} LIMIT ${limit}`),
  );
  return rows.map(({ row_key, row_kept, row_counted }) => {
    const differ = kept.filter((name) => toPlain(row_kept[name]) !== toPlain(row_counted[name]));
    const pick = (cells: Cells) => Object.fromEntries(differ.map((name) => [name, cells[name] ?? null]));
    return { table, key: row_key, kept: pick(row_kept), counted: pick(row_counted) };
  });
}

/** Every kept sum that differs from its rows. */
export async function findAllSumFaults(db: Db): Promise<SumFault[]> {
  const faults: SumFault[] = [];
  for (const sum of keptSums) faults.push(...(await findSumFaults(db, sum)));
  return faults;
}

const names = Object.keys(moneyRules) as MoneyRuleName[];

/** Every row that breaks a rule of money. */
export async function findRuleFaults(db: Db): Promise<RuleFault[]> {
  const faults: RuleFault[] = [];
  for (const rule of names) {
    const rows = await selectRows<{ row: Record<string, unknown> }>(
      db,
      sql.raw(`SELECT to_jsonb(f) AS row FROM (${moneyRules[rule].faults} ORDER BY 1 LIMIT ${most}) f`),
    );
    for (const { row } of rows)
      faults.push({
        rule,
        row: Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, String(cell)])),
      });
  }
  return faults;
}
