import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { SpecData } from '../checks/spec/specData';

const root = fileURLToPath(new URL('..', import.meta.url));
const collector = `${root}checks/spec/specData.ts`;
/** Has the types; its values are made here. */
const data = `${root}.storybook/spec/data.ts`;

/**
 * The data of the Spec pages, read out of the repository when a page asks for it: nothing that is computed is committed,
 * so nothing can fall behind.
 */
export function specPlugin(): Plugin {
  return {
    name: 'portal-spec',
    enforce: 'pre',
    async load(id) {
      if (id !== data) return undefined;
      // By vite and not by an import: Storybook reads its own configuration with Node, which wants extensions.
      const { module } = await runnerImport<{ readSpecData: () => SpecData }>(collector, {
        root,
        configFile: false,
      });
      return Object.entries(module.readSpecData())
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
