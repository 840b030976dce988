import { readOperations } from '../contract';
import { collectCalls, type CallRow } from './calls';
import { parseClauses } from './clauses';
import { collectSpec, type SpecRow } from './collect';
import { importGraph } from './imports';
import { routeScreens, type RouteScreens } from './routes';
import { readSource, readSources } from './sources';
import { knownStories } from './stories';
import { wordUses, type WordUse } from './words';

/** What pages of Storybook show of the repository. */
export interface PagesData {
  clauses: SpecRow[];
  calls: CallRow[];
  wordUses: WordUse[];
  routeScreens: RouteScreens[];
}

/** Reads the whole repository: takes seconds. */
export function readPagesData(): PagesData {
  const sources = readSources();
  const known = knownStories(sources);
  const drawn = sources.filter(({ path }) => /^(packages\/ui|apps\/portal)\/src\//.test(path));
  const repository = { sources: drawn, known, graph: importGraph(drawn) };
  const clauses = parseClauses(readSource('checks/data/clauses.tsv').text);
  return {
    clauses: collectSpec(clauses, sources, known, readSource('docs/security.md').text),
    calls: collectCalls(readOperations(), sources, known),
    wordUses: wordUses(repository),
    routeScreens: routeScreens(repository),
  };
}
