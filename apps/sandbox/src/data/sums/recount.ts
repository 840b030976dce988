import { sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx, withoutTimeLimit } from '../database';
import { retryDeadlocks } from '../passingFailure';
import { differing, findSumFaults, type SumFault } from './findFaults';
import { type KeptSum, keptSums } from './keptSums';
import { rowTables } from './rowTables';

const everyFault = 2_147_483_647;

const lockedTables = [...new Set(keptSums.flatMap(({ table, rows }) => [table, ...rows]))].join(', ');

/**
 * Counts every kept sum again and repairs those that differ from their rows, all in one transaction. Writers wait
 * meanwhile, and readers don't. Rows are never changed: what the ledger booked stays. Returns what it repaired.
 */
export const recount = (db: Db): Promise<SumFault[]> => retryDeadlocks(() => inTransaction(db, recountIn));

async function recountIn(tx: Tx): Promise<SumFault[]> {
  await withoutTimeLimit(tx);
  await tx.execute(sql.raw(`LOCK TABLE ${lockedTables} IN SHARE ROW EXCLUSIVE MODE`));
  const repaired: SumFault[] = [];
  for (const sum of keptSums) {
    const faults = await findSumFaults(tx, sum, everyFault);
    if (faults.length > 0) await repair(tx, sum);
    repaired.push(...faults);
  }
  return repaired;
}

async function repair(tx: Tx, sum: KeptSum): Promise<void> {
  const { table, key, kept, counted, mayBeAbsent } = sum;
  const names = [...key, ...kept].join(', ');
  const set = kept.map((name) => `${name} = ${mayBeAbsent ? `coalesce(d.${name}, 0)` : `d.${name}`}`);
  const same = (other: string) => key.map((name) => `t.${name} = ${other}.${name}`).join(' AND ');
  await tx.execute(
    sql.raw(`UPDATE ${table} t SET ${set.join(', ')} FROM (
      SELECT ${key.join(', ')}, ${kept.map((name) => `c.${name}`).join(', ')} ${differing(sum)}
    ) d WHERE ${same('d')}`),
  );
  // A derived column belongs to a row that exists, and its table's other columns can't be counted.
  if (table in rowTables) return;
  await tx.execute(
    sql.raw(`INSERT INTO ${table} (${names}) SELECT ${names} FROM (${counted}) c
      WHERE NOT EXISTS (SELECT FROM ${table} t WHERE ${same('c')})`),
  );
}
