import type { Plugin } from 'vite';

/** Names the self-hosted face in the page's head, so that it arrives with the first chunk and not after it. */
export function preloadFontPlugin(): Plugin {
  return {
    name: 'portal:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /geist-latin-wght.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
