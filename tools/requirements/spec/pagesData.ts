import { readOperations } from '../contract';
import { readMutations } from '../mutations/mutation';
import { collectCalls, type CallRow } from './calls';
import { parseSections } from './sections';
import { importGraph } from './imports';
import { readRequirements } from './requirements';
import { routeScreens, type RouteScreens } from './routes';
import { specRows, type SpecHeading, type SpecRow } from './rows';
import { readSource, readSources } from './sources';
import { getSnapshots, knownStories } from './stories';
import { messageUses, type MessageUse } from './messageUses';

/** The repository's data for Storybook's pages. */
export interface PagesData {
  spec: SpecRow[];
  headings: SpecHeading[];
  calls: CallRow[];
  messageUses: MessageUse[];
  routeScreens: RouteScreens[];
  /** The snapshot names of each story in order, by the story's id. Stories without names are left out. */
  snapshots: Record<string, string[]>;
}

/** Reads the whole repository, which takes seconds. */
export function readPagesData(): PagesData {
  const sources = readSources();
  const known = knownStories(sources);
  const drawn = sources.filter(({ path }) => /^(packages\/(ui|portal-core)|apps\/portal)\/src\//.test(path));
  const repository = { sources: drawn, known, graph: importGraph(drawn) };
  const { rows, headings } = specRows({
    sections: parseSections(readSource('tools/requirements/data/sections.tsv').text),
    requirements: readRequirements(),
    mutations: readMutations(),
    threats: readSource('docs/spec/threats.md').text,
    ...{ sources, known },
  });
  return {
    ...{ spec: rows, headings },
    calls: collectCalls(readOperations(), sources, known),
    messageUses: messageUses(repository),
    routeScreens: routeScreens(repository),
    snapshots: getSnapshots(known),
  };
}
