import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../src/config/config';
import { readConfig } from '../src/config/readConfig';

const own = join(import.meta.dirname, '../public/config.json');

/**
 * The portal's folder on its origin, with a slash at both ends, from `PORTAL_BASE` or the origin itself (ADR 27). A
 * wrong one fails the build.
 */
export function getBase(given = process.env['PORTAL_BASE'] ?? '/'): string {
  if (/^\/([\w-]([\w.-]*[\w-])?\/)*$/.test(given)) return given;
  throw new Error(`PORTAL_BASE begins and ends with a slash, such as /members/ (it is "${given}").`);
}

/** The settings of the page's first paint, and their text in the page. */
export interface OperatorConfig {
  text: string;
  config: Config;
}

/**
 * The settings in the file of `PORTAL_CONFIG`, for the first paint; wrong ones fail the build. A file beside the built
 * page can replace them (docs/configuration.md).
 */
export async function readOperatorConfig(
  file = process.env['PORTAL_CONFIG'] ?? own,
): Promise<OperatorConfig> {
  const json: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { config } = readConfig(json);
  return { text: JSON.stringify(json), config };
}

/** Writes the settings beside the page, and sets its initial theme and language. */
export function operatorConfigPlugin({ text, config }: OperatorConfig) {
  const { theme = 'light', language = 'en' } = config;
  return {
    name: 'portal:operator-config',
    transformIndexHtml: (html: string) =>
      html
        .replace(' data-theme="light"', theme === 'system' ? '' : ` data-theme="${theme}"`)
        .replace('<html lang="en"', `<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}`),
    configureServer: ({ middlewares, config: { base } }) => {
      if (process.env['PORTAL_CONFIG'] === undefined) return;
      middlewares.use(`${base}config.json`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config.json', source: text });
    },
  } satisfies Plugin;
}
