import { readOperations } from '../contract';
import { collectCalls, type CallRow } from './calls';
import { parseSections } from './sections';
import { componentFacts, type ComponentFacts } from './components';
import { importGraph, type Graph } from './imports';
import { readRequirements } from './requirements';
import { routeScreens, type RouteScreens } from './routes';
import { specRows, type SpecHeading, type SpecRow } from './rows';
import { readSource, readSources, type Source } from './sources';
import { getSnapshots, knownStories, type KnownStories } from './stories';
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

/** The repository's files, with the stories and imports in them. */
export interface Repository {
  sources: readonly Source[];
  /** The files that a member's browser may run, with their stories and fixtures. */
  drawn: readonly Source[];
  known: KnownStories;
  /** The imports of `drawn`. */
  graph: Graph;
}

/** Reads and parses the whole repository, which takes seconds. */
export function readRepository(): Repository {
  const sources = readSources();
  const drawn = sources.filter(({ path }) => /^(packages\/(ui|portal-core)|apps\/portal)\/src\//.test(path));
  return { sources, drawn, known: knownStories(sources), graph: importGraph(drawn) };
}

export function readPagesData({ sources, drawn, known, graph }: Repository): PagesData {
  const repository = { sources: drawn, known, graph };
  const { rows, headings } = specRows({
    sections: parseSections(readSource('tools/requirements/data/sections.tsv').text),
    requirements: readRequirements(),
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

/** Returns the facts of this repository's components. */
export const readComponentFacts = ({
  drawn,
  known,
  graph,
}: Repository): Promise<Record<string, ComponentFacts>> => componentFacts({ sources: drawn, known, graph });
