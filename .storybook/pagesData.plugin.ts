import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { PagesData } from '../checks/spec/pagesData';

const root = fileURLToPath(new URL('..', import.meta.url));
const collector = `${root}checks/spec/pagesData.ts`;
/** Has the types; its values are made here. */
const data = `${root}.storybook/pagesData.ts`;

/**
 * What pages show of the repository, read out of the repository when a page asks for it: nothing that is computed is committed,
 * so nothing can fall behind.
 */
export function pagesData(): Plugin {
  return {
    name: 'pages-data',
    enforce: 'pre',
    async load(id) {
      if (id !== data) return undefined;
      // By vite and not by an import: Storybook reads its own configuration with Node, which wants extensions.
      const { module } = await runnerImport<{ readPagesData: () => PagesData }>(collector, {
        root,
        configFile: false,
      });
      return Object.entries(module.readPagesData())
        .map(([name, rows]) => `export const ${name} = ${JSON.stringify(rows)};`)
        .join('\n');
    },
    configureServer({ watcher, moduleGraph }) {
      // Computed anew when a page is loaded again, not at each save.
      watcher.on('change', () => {
        const module = moduleGraph.getModuleById(data);
        if (module) moduleGraph.invalidateModule(module);
      });
    },
  };
}
