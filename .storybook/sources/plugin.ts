import type { Plugin } from 'vite';
import { readSources } from './readSources.ts';
import { routeScreens, type RouteScreens } from './routes.ts';
import { wordUses, type WordUse } from './words.ts';

export interface Found {
  wordUses: readonly WordUse[];
  routeScreens: readonly RouteScreens[];
}

const id = 'virtual:portal-sources';

/** Computes what pages show of the repository from its sources, when Storybook starts: nothing is kept, nothing drifts. */
export function portalSources(): Plugin {
  return {
    name: 'portal-sources',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(module) {
      if (module !== `\0${id}`) return undefined;
      const sources = readSources();
      const found: Found = { wordUses: wordUses(sources), routeScreens: routeScreens(sources) };
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
