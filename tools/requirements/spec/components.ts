import { gzipSync } from 'node:zlib';
import { minifySync, transformWithOxc } from 'vite';
import { getReach, type Graph } from './imports';
import type { Source } from './sources';
import { linksOnce, storiesBeside, type KnownStories, type ScreenLink } from './stories';

/** The facts on a component's page besides its guidance. */
export interface ComponentFacts {
  /** Its import statement. Absent where only the library itself uses it. */
  importLine?: string;
  /** The components and screens that import it directly, in the order of their titles. */
  usedBy: ScreenLink[];
  /** True when the portal's app imports it itself. */
  isPortals: boolean;
  /** The size of its own code, minified and compressed, in kB of 1,000 bytes, without its dependencies. */
  weight: number;
}

interface Repository {
  sources: readonly Source[];
  known: KnownStories;
  graph: Graph;
}

const home = 'packages/ui/src/';
const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const isKind = (title: string) => title.startsWith('Components/');

function getImportLine(file: string, name: string, graph: Graph): string | undefined {
  for (const [index, taken] of graph) {
    const entry = /^packages\/ui\/src\/(?:(\w+)\/)?index\.ts$/.exec(index);
    if (!entry || !taken.some(({ from, names }) => from === file && names.includes(name))) continue;
    return `import { ${name} } from '@portal/ui${entry[1] === undefined ? '' : `/${entry[1]}`}';`;
  }
  return file === `${home}components/${name}/${name}.tsx`
    ? `import { ${name} } from '@portal/ui/components/${name}';`
    : undefined;
}

async function getWeight(files: readonly Source[]): Promise<number> {
  const scripts = await Promise.all(
    files.map(async ({ path, text }) => minifySync('a.js', (await transformWithOxc(text, path)).code).code),
  );
  return Math.round(gzipSync(scripts.join('\n'), { level: 9 }).length / 100) / 10;
}

/** Returns the facts of every component with stories under its name, by their title. */
export async function componentFacts({
  sources,
  known,
  graph,
}: Repository): Promise<Record<string, ComponentFacts>> {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const isProduct = (path: string) => !/\.(stories|test|fixtures|plays)\./.test(path);
  const facts: Record<string, ComponentFacts> = {};
  for (const [path, { title }] of known) {
    const file = path.replace('.stories.tsx', '.tsx');
    const name = file.slice(getFolder(file).length, -'.tsx'.length);
    if (!isKind(title) || !graph.has(file)) continue;
    const own = [...getReach(file, graph)].filter((one) => getFolder(one).startsWith(getFolder(file)));
    const takers = [...graph].flatMap(([taker, taken]) =>
      isProduct(taker) && !own.includes(taker) && taken.some(({ from }) => from === file) ? [taker] : [],
    );
    const isPortals = [...graph].some(
      ([taker, taken]) =>
        /^(apps\/portal|packages\/portal-core)\//.test(taker) &&
        taken.some(({ from, names }) => from.startsWith('@portal/ui') && names.includes(name)),
    );
    const importLine = getImportLine(file, name, graph);
    const usedBy = linksOnce(takers.flatMap((taker) => storiesBeside(taker, known)));
    facts[title] = {
      ...(importLine !== undefined && { importLine }),
      isPortals,
      usedBy: usedBy
        .filter(({ group }) => group !== title)
        .sort((one, other) => (one.group < other.group ? -1 : 1)),
      weight: await getWeight(own.map((path) => ({ path, text: texts.get(path) ?? '' }))),
    };
  }
  return facts;
}
