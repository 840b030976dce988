import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { ComponentFacts } from '../../checks/spec/components';
import type { PagesData } from '../../checks/spec/pagesData';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** These files have the types. Their values are made here. */
const [pages, components] = ['pagesData', 'componentData'].map((name) => `${root}apps/room/src/${name}.ts`);

// Vite imports them, because Storybook reads its own configuration with Node, which wants extensions.
const take = <T>(file: string) => runnerImport<T>(`${root}checks/spec/${file}`, { root, configFile: false });

const written = (values: object) =>
  Object.entries(values)
    .map(([name, rows]) => `export const ${name} = ${JSON.stringify(rows)};`)
    .join('\n');

async function readPages(): Promise<string> {
  const { module } = await take<{ readPagesData: () => PagesData }>('pagesData.ts');
  return written(module.readPagesData());
}

async function readComponents(): Promise<string> {
  const { module } = await take<{ readComponentFacts: () => Record<string, ComponentFacts> }>(
    'components.ts',
  );
  return written({ components: module.readComponentFacts() });
}

/**
 * Reads what pages show of the repository out of the repository when a page asks for it. Nothing that is computed is
 * committed, so nothing can fall behind.
 */
export function pagesData(): Plugin {
  let isBuild = false;
  const early = new Map<string | undefined, string>();
  return {
    name: 'pages-data',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      // A build does it before all else: amid its work on a busy machine Vite gives its own import up after a minute.
      if (!isBuild) return;
      early.set(pages, await readPages());
      early.set(components, await readComponents());
    },
    load(id) {
      if (id === pages) return early.get(id) ?? readPages();
      return id === components ? (early.get(id) ?? readComponents()) : undefined;
    },
    configureServer({ watcher, moduleGraph }) {
      // It is computed anew when a page is loaded again, not at each save.
      watcher.on('change', () => {
        for (const data of [pages, components]) {
          const module = moduleGraph.getModuleById(data ?? '');
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
  };
}
