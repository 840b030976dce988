/** A rule that was broken on purpose, and whether a test that is named for it turned red. */
export interface Tried {
  /** The promise's id, or a decision's or threat's. */
  promise: string;
  what: string;
  outcome: 'caught' | 'survived';
}

/** Reads checks/data/breakages.tsv, which `npm run mutants` writes. */
export function parseOutcomes(table: string): Tried[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [promise = '', what = '', outcome] = row.split('\t');
    return { promise, what, outcome: outcome === 'caught' ? 'caught' : 'survived' };
  });
}
