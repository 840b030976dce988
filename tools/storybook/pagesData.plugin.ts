import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as reader from '../requirements/spec/pagesData';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** These files declare the types, and this plugin computes the values. */
const [pages, components] = ['pagesData', 'componentData'].map((name) => `${root}tools/storybook/${name}.ts`);

const written = (values: object) =>
  Object.entries(values)
    .map(([name, rows]) => `export const ${name} = ${JSON.stringify(rows)};`)
    .join('\n');

/** Returns the modules of this data, by file. Reading the repository is most of the work, so both come together. */
async function readData(): Promise<Map<string | undefined, string>> {
  // Vite imports it, because Storybook loads its configuration with Node, which requires extensions.
  const { module } = await runnerImport<typeof reader>(`${root}tools/requirements/spec/pagesData.ts`, {
    ...{ root, configFile: false },
  });
  const repository = module.readRepository();
  return new Map([
    [pages, written(module.readPagesData(repository))],
    [components, written({ components: await module.readComponentFacts(repository) })],
  ]);
}

/**
 * Computes the pages' data from the repository when a page requests it. The result isn't committed, so it can't be
 * outdated.
 */
export function pagesData(): Plugin {
  let isBuild = false;
  let early: Map<string | undefined, string> | undefined;
  return {
    name: 'pages-data',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      // A build computes it first, because Vite ends its own import after a minute, which a busy machine can exceed.
      if (isBuild) early = await readData();
    },
    async load(id) {
      return id === pages || id === components ? (early ?? (await readData())).get(id) : undefined;
    },
    configureServer({ watcher, moduleGraph }) {
      // Recomputed when a page reloads, not at each save.
      watcher.on('change', () => {
        for (const data of [pages, components]) {
          const module = moduleGraph.getModuleById(data ?? '');
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
  };
}
