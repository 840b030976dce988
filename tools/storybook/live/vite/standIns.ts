import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (name: string) => fileURLToPath(new URL(`../standIns/${name}.ts`, import.meta.url));

/** The modules that receive polyfills: the sandbox's, and the contract readers that it uses. */
const takesStandIns = /\/(apps\/sandbox\/src|openapi\/reading)\//;

/** Replacements for modules that a browser lacks, by the sandbox's import names. */
export const standIns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      '@node-rs/argon2',
      '@simplewebauthn/server',
      ...['crypto', 'fs', 'os', 'timers/promises', 'url', 'util'].map((name) => `node:${name}`),
    ].map((name) => [name, here('node')]),
  ),
  sharp: here('sharp'),
};

/** Runs the sandbox's own handlers in a page by replacing their native modules. */
export const liveStandIns = (): Plugin => ({
  name: 'live:stand-ins',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined && takesStandIns.test(importer.replaceAll('\\', '/'))
      ? standIns[source]
      : undefined,
});
