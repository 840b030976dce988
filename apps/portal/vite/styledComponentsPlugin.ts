import { join, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const repository = join(import.meta.dirname, '../../..');
const styledComponents = { displayName: false, fileName: false, cssProp: false };

/**
 * Gives components the same class names in the page as in its scripts, and minifies their rules. The names are hashes of
 * the path, which is relative so that they don't depend on the folder of the repository.
 */
export function styledComponentsPlugin(): Plugin {
  return {
    name: 'portal:styled-components',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'styled-components' },
      handler: (code, id) =>
        transformWithOxc(code, relative(repository, id), { jsx: 'preserve', plugins: { styledComponents } }),
    },
  };
}
