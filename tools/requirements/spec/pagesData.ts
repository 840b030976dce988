import english from '../../../packages/ui/src/text/languages/en.json';
import { readEntries } from '../../run/spec.mjs';
import { readChanges, type Changes } from './changes';
import { collectSpec, type SpecRow } from './collect';
import { componentFacts, type ComponentFacts } from './components';
import { importGraph, type Graph } from './imports';
import { routeScreens, type RouteScreens } from './routes';
import { readSources, type Source } from './sources';
import { knownStories, type KnownStories } from './stories';

/** The repository's data for Storybook's pages. */
export interface PagesData {
  spec: SpecRow[];
  routeScreens: RouteScreens[];
  changes: Changes[];
  /** The names of amounts and counts, by their ids. */
  figureNames: Record<string, string>;
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

const texts: Readonly<Record<string, string>> = english;

/** Returns the figures that a file names. Its messages may have another name there. */
const readFigureNames = ({ text }: Source) =>
  [...text.matchAll(/nameFigure\(\s*'(\w+)',\s*(\w+)([\w.]+)/g)].map(([, id = '', own = '', keys = '']) => {
    const imported = new RegExp(`(\\w+) as ${own}\\b`).exec(text)?.[1];
    const whole = new RegExp(`const \\{ ${own} \\} = (\\w+)`).exec(text)?.[1];
    return [id, texts[`${imported ?? (whole ? `${whole}.${own}` : own)}${keys}`] ?? ''] as const;
  });

export const readPagesData = ({ sources, drawn, known, graph }: Repository): PagesData => ({
  spec: collectSpec(readEntries(), sources, known),
  routeScreens: routeScreens({ sources: drawn, known, graph }),
  changes: readChanges(drawn, known),
  figureNames: Object.fromEntries(drawn.flatMap(readFigureNames)),
});

/** Returns the facts of this repository's components. */
export const readComponentFacts = ({
  drawn,
  known,
  graph,
}: Repository): Promise<Record<string, ComponentFacts>> => componentFacts({ sources: drawn, known, graph });
