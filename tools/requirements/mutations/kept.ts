import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../files';
import type { Result } from './judge';
import type { Planned } from './plan';

const folder = `${root}.reports`;
const path = `${folder}/mutations.json`;

/** Outcomes of earlier runs, by the key of each run. */
export type Kept = Map<string, Result>;

export function readKept(): Kept {
  if (!existsSync(path)) return new Map();
  const known = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Result>;
  return new Map(Object.entries(known));
}

const isSettled = ({ outcome }: Result) => outcome === 'caught' || outcome === 'survived';

/** Stores the settled outcomes of the whole plan, so an interrupted run can continue. */
export function writeKept(kept: Kept, plan: readonly Planned[]): void {
  const known = plan.flatMap(({ key }): [string, Result][] => {
    const result = kept.get(key);
    return result && isSettled(result) ? [[key, result]] : [];
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(Object.fromEntries(known), null, 1));
}
