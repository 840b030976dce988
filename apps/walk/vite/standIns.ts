import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (name: string) => fileURLToPath(new URL(`../src/standIns/${name}.ts`, import.meta.url));

/** Whose modules get stand-ins: the sandbox's, and the contract's readers that the sandbox uses. No other code does. */
const takesStandIns = /\/(apps\/sandbox\/src|openapi\/reading)\//;

/** What a browser has not, by the name under which the sandbox imports it. */
const standIns: Readonly<Record<string, string>> = {
  '@node-rs/argon2': here('argon2'),
  'node:crypto': here('crypto'),
  'node:fs': here('files'),
  'node:timers/promises': here('timers'),
  'node:url': here('files'),
  'node:zlib': here('zlib'),
  './decoder': here('decoder'),
};

/** Lets the sandbox's own handlers run in a page: what needs native code has a stand-in there, and only there. */
export const walkStandIns = (): Plugin => ({
  name: 'walk:stand-ins',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined && takesStandIns.test(importer.replaceAll('\\', '/'))
      ? standIns[source]
      : undefined,
});
