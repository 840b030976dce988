import type { Tx } from './database';
import { toLeg } from './downline';
import { runPrepared } from './runPrepared';
import type { Leg } from './schema/columns';

export interface Above {
  id: number;
  binaryPath: string;
}

/** Finds all members above in the binary tree. */
export function findAbove(tx: Tx, path: string): Promise<Above[]> {
  // Chains are short (dozens). The positions above are the prefixes of the path.
  const prefixes = JSON.stringify(Array.from({ length: path.length }, (_, length) => path.slice(0, length)));
  return runPrepared<Above>(
    tx,
    'members above',
    `SELECT m.id, m.binary_path AS "binaryPath" FROM json_array_elements_text($1::json) p(path)
      JOIN members m ON left(m.binary_path, 1000) = left(p.path, 1000) AND m.binary_path = p.path`,
    [prefixes],
  );
}

/** Locks the totals of members, in order of id. */
export const lockTotals = (tx: Tx, ids: readonly number[]) =>
  runPrepared(tx, 'lock totals', 'SELECT lock_totals($1::json)', [JSON.stringify([...new Set(ids)])]);

/** Splits the members above by the leg that contains the path. */
export function sides(above: readonly Above[], path: string): { leftIds: number[]; rightIds: number[] } {
  const idsOn = (leg: Leg) =>
    above.filter(({ binaryPath }) => toLeg(path, binaryPath) === leg).map(({ id }) => id);
  return { leftIds: idsOn('L'), rightIds: idsOn('R') };
}
