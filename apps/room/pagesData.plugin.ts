import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { ComponentFacts } from '../../checks/spec/components';
import type { PagesData } from '../../checks/spec/pagesData';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** This file has the types. Its values are made here. */
const data = `${root}apps/room/src/pagesData.ts`;

// Vite imports them, because Storybook reads its own configuration with Node, which wants extensions.
const take = <T>(file: string) => runnerImport<T>(`${root}checks/spec/${file}`, { root, configFile: false });

async function readPages(): Promise<string> {
  const [pages, facts] = await Promise.all([
    take<{ readPagesData: () => PagesData }>('pagesData.ts'),
    take<{ readComponentFacts: () => Record<string, ComponentFacts> }>('components.ts'),
  ]);
  return Object.entries({ ...pages.module.readPagesData(), components: facts.module.readComponentFacts() })
    .map(([name, rows]) => `export const ${name} = ${JSON.stringify(rows)};`)
    .join('\n');
}

/**
 * Reads what pages show of the repository out of the repository when a page asks for it. Nothing that is computed is
 * committed, so nothing can fall behind.
 */
export function pagesData(): Plugin {
  let isBuild = false;
  let early: string | undefined;
  return {
    name: 'pages-data',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      // A build does it before all else: amid its work on a busy machine Vite gives its own import up after a minute.
      if (isBuild) early = await readPages();
    },
    load: (id) => (id === data ? (early ?? readPages()) : undefined),
    configureServer({ watcher, moduleGraph }) {
      // It is computed anew when a page is loaded again, not at each save.
      watcher.on('change', () => {
        const module = moduleGraph.getModuleById(data);
        if (module) moduleGraph.invalidateModule(module);
      });
    },
  };
}
