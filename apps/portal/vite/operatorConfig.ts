import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../src/config/config';
import { readConfig } from '../src/config/readConfig';

const repository = join(import.meta.dirname, '../../..');
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
  /** Whether the build names them, so that they replace a file that is already next to the page. */
  isNamed?: boolean;
}

/**
 * The settings in the file of `PORTAL_CONFIG`, for the first paint; wrong ones fail the build. Its path starts at the
 * repository's root. A file next to the built page can replace them (docs/configuration.md).
 */
export async function readOperatorConfig(named = process.env['PORTAL_CONFIG']): Promise<OperatorConfig> {
  const json: unknown = JSON.parse(await readFile(resolve(repository, named ?? own), 'utf8'));
  const { config } = readConfig(json);
  return { text: JSON.stringify(json), config, isNamed: named !== undefined };
}

/** The text of the settings for a folder. An operator's edited file outlives a build that names no other. */
export function selectSettings(folder: string, { text, isNamed = false }: OperatorConfig): string {
  const file = join(folder, 'config.json');
  return !isNamed && existsSync(file) ? readFileSync(file, 'utf8') : text;
}

/** Writes the settings next to the page, and sets its initial theme and language. */
export function operatorConfigPlugin(operator: OperatorConfig) {
  const { text, config } = operator;
  const { theme = 'light', language = 'en' } = config;
  let written = text;
  return {
    name: 'portal:operator-config',
    // Before the folder is emptied.
    configResolved({ root, build: { outDir } }) {
      written = selectSettings(resolve(root, outDir), operator);
    },
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
      this.emitFile({ type: 'asset', fileName: 'config.json', source: written });
    },
  } satisfies Plugin;
}
