import { readOperations } from '../contract';
import { collectCalls, type CallRow } from './calls';
import { parseClauses } from './clauses';
import { collectSpec, type SpecRow } from './collect';
import { readSource, readSources } from './sources';
import { knownStories } from './stories';

/** What the Spec pages of Storybook show. */
export interface SpecData {
  clauses: SpecRow[];
  calls: CallRow[];
}

/** Reads the whole repository: takes seconds. */
export function readSpecData(): SpecData {
  const sources = readSources();
  const known = knownStories(sources);
  const clauses = parseClauses(readSource('checks/data/clauses.tsv').text);
  return {
    clauses: collectSpec(clauses, sources, known, readSource('docs/security.md').text),
    calls: collectCalls(readOperations(), sources, known),
  };
}
