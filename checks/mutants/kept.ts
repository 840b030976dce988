import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { read, root } from '../files';
import type { Planned } from './plan';
import type { Result } from './outcome';

const folder = `${root}.reports`;
const path = `${folder}/breakages.json`;
const table = 'checks/data/breakages.tsv';
const head = 'promise\twhat\toutcome';

/** Outcomes of earlier runs, by the key of what was run. Only what is settled is kept. */
export type Kept = Map<string, Result>;

export function readKept(): Kept {
  if (!existsSync(path)) return new Map();
  const known = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Result>;
  return new Map(Object.entries(known));
}

const isSettled = ({ outcome }: Result) => outcome === 'caught' || outcome === 'survived';

/** Keeps what is settled of the whole plan, for a run that begins where this one ends. */
export function writeKept(kept: Kept, plan: readonly Planned[]): void {
  const known = plan.flatMap(({ key }): [string, Result][] => {
    const result = kept.get(key);
    return result && isSettled(result) ? [[key, result]] : [];
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(Object.fromEntries(known), null, 1));
}

const rowOf = ({ breakage: { promise, what } }: Planned) => `${promise}\t${what}`;

/** In the order of a reader: `A §2 Login.9` before `A §2 Login.10`. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** Writes the committed table: of every breakage what became of it last. What was not run keeps its outcome. */
export function writeTable(kept: Kept, plan: readonly Planned[]): void {
  const before = existsSync(root + table) ? read(table).trimEnd().split('\n').slice(1) : [];
  const known = new Map(before.map((row) => [row.slice(0, row.lastIndexOf('\t')), row]));
  const rows = plan.flatMap((planned) => {
    const result = kept.get(planned.key);
    if (!result) return known.get(rowOf(planned)) ?? [];
    return isSettled(result) ? [`${rowOf(planned)}\t${result.outcome}`] : [];
  });
  writeFileSync(root + table, [head, ...rows.sort(inOrder), ''].join('\n'));
}
