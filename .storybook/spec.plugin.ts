import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const asked = 'virtual:spec';
/** As vite wants it: a name that no other plugin takes for a file's. */
const resolved = `\0${asked}`;

const root = fileURLToPath(new URL('..', import.meta.url));
const collector = `${root}checks/spec/specData.ts`;

/** Storybook reads its own configuration with Node's resolver, which wants extensions: vite's does not. */
type Collector = typeof import('../checks/spec/specData');

/**
 * The data of the Spec pages as the module `virtual:spec`, read out of the repository when it is asked for: nothing that
 * is computed is committed, so nothing can fall behind.
 */
export function specPlugin(): Plugin {
  return {
    name: 'portal-spec',
    resolveId: (id) => (id === asked ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { module } = await runnerImport<Collector>(collector, { root, configFile: false });
      return Object.entries(module.readSpecData())
        .map(([name, rows]) => `export const ${name} = ${JSON.stringify(rows)};`)
        .join('\n');
    },
    configureServer({ watcher, moduleGraph }) {
      // Computed anew when a page is loaded again, not at each save.
      watcher.on('change', () => {
        const module = moduleGraph.getModuleById(resolved);
        if (module) moduleGraph.invalidateModule(module);
      });
    },
  };
}
