import type { Plugin } from 'vite';

/** What is left of Vite's wrapper: that a part did not come is told as Vite tells it, for the reporter. */
const helper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  window.dispatchEvent(event);
  throw error;
});`;

/**
 * Vite wraps every import of a part so that its styles and scripts are fetched ahead. There are no style files, and the
 * page names the scripts itself (partsByAddress), so most of that would come before the sign-in for nothing.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'portal:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
  };
}
