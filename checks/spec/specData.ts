import { parseClauses } from './clauses';
import { collectSpec, type SpecRow } from './collect';
import { readSource, readSources } from './sources';

/** What the Spec pages of Storybook show. */
export interface SpecData {
  clauses: SpecRow[];
}

/** Reads the whole repository: takes seconds. */
export function readSpecData(): SpecData {
  const clauses = parseClauses(readSource('checks/data/clauses.tsv').text);
  return { clauses: collectSpec(clauses, readSources(), readSource('docs/security.md').text) };
}
