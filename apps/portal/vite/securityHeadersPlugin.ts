// Imported by its path: Vite bundles its own configuration, but leaves node_modules to Node, which can't load
// TypeScript.
import {
  makeNonce,
  parseOrigins,
  scriptHashes,
  securityHeaders,
  withNonce,
} from '../../../packages/headers/src/index';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../src/config/config';

/**
 * Sends production's policy in development and preview too, so violations show early. Development keeps one nonce per
 * process, because Vite writes it into injected modules.
 */
export function securityHeadersPlugin(config: Config): Plugin {
  const developmentNonce = makeNonce();
  const addHeaders = (response: ServerResponse, nonce: string, development: boolean, page = '') => {
    const options = { nonce, scripts: scriptHashes(page), ...parseOrigins(config), development };
    for (const [name, value] of Object.entries(securityHeaders(options))) response.setHeader(name, value);
  };
  return {
    name: 'portal:security-headers',
    config: (_config, { command, isPreview }) =>
      command === 'serve' && !isPreview ? { html: { cspNonce: developmentNonce } } : {},
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        addHeaders(response, developmentNonce, true);
        next();
      });
    },
    transformIndexHtml: (html, context) => (context.server ? withNonce(html, developmentNonce) : html),
    configurePreviewServer(server) {
      const page = resolve(server.config.root, server.config.build.outDir, 'index.html');
      server.middlewares.use((request, response, next) => {
        const nonce = makeNonce();
        if (!request.headers.accept?.includes('text/html')) {
          addHeaders(response, nonce, false);
          return next();
        }
        readFile(page, 'utf8').then((html) => {
          addHeaders(response, nonce, false, html);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(withNonce(html, nonce));
        }, next);
      });
    },
  };
}
