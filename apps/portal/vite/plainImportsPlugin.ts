import type { Plugin } from 'vite';

/** The rest of Vite's wrapper: it reports a failed module with Vite's event, for the reporter. */
const helper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  window.dispatchEvent(event);
  throw error;
});`;

/**
 * Removes Vite's prefetching wrapper from dynamic imports. There are no style files and the page prefetches its scripts
 * itself (partsByAddress), so most of it would only delay the sign-in.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'portal:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
  };
}
