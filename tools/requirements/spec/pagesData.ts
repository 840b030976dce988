import { readOperations } from '../contract';
import { readMutations } from '../mutations/mutation';
import { collectCalls, type CallRow } from './calls';
import { parseClauses } from './clauses';
import { importGraph } from './imports';
import { readRequirements } from './requirements';
import { routeScreens, type RouteScreens } from './routes';
import { specRows, type SpecHeading, type SpecRow } from './rows';
import { readSource, readSources } from './sources';
import { getFrames, knownStories } from './stories';
import { wordUses, type WordUse } from './words';

/** The repository's data for Storybook's pages. */
export interface PagesData {
  spec: SpecRow[];
  headings: SpecHeading[];
  calls: CallRow[];
  wordUses: WordUse[];
  routeScreens: RouteScreens[];
  /** The snapshot names of each story in order, by the story's id. Stories without names are left out. */
  frames: Record<string, string[]>;
}

/** Reads the whole repository, which takes seconds. */
export function readPagesData(): PagesData {
  const sources = readSources();
  const known = knownStories(sources);
  const drawn = sources.filter(({ path }) => /^(packages\/(ui|portal-core)|apps\/portal)\/src\//.test(path));
  const repository = { sources: drawn, known, graph: importGraph(drawn) };
  const { rows, headings } = specRows({
    clauses: parseClauses(readSource('tools/requirements/data/clauses.tsv').text),
    promises: readRequirements(),
    mutations: readMutations(),
    threats: readSource('docs/spec/threats.md').text,
    ...{ sources, known },
  });
  return {
    ...{ spec: rows, headings },
    calls: collectCalls(readOperations(), sources, known),
    wordUses: wordUses(repository),
    routeScreens: routeScreens(repository),
    frames: getFrames(known),
  };
}
