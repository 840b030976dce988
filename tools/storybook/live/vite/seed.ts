import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const name = 'virtual:live-seed';
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The seed's sources. Each content has its own file. */
const sources = [
  ...['seeds', 'data', 'ledger', 'plan'].map((folder) => `apps/sandbox/src/${folder}/`),
  'tools/storybook/live/vite/',
  'tools/storybook/live/standIns/',
];

function fileName(): string {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const file of readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|sql)$/.test(file)) hash.update(readFileSync(root + folder + file));
  return `${root}node_modules/.cache/live/seed-${hash.digest('hex').slice(0, 16)}.tgz`;
}

let making: Promise<string> | undefined;

async function make(): Promise<string> {
  const file = fileName();
  const maker = fileURLToPath(new URL('makeSeed.ts', import.meta.url));
  if (!existsSync(file))
    await promisify(execFile)(process.execPath, ['--import', 'tsx', maker, file], { cwd: root });
  return file;
}

/**
 * Returns the address of the seeded database file. It is built on first request and cached until its sources change.
 */
export const liveSeed = (): Plugin => ({
  name: 'live:seed',
  // It takes some seconds, in parallel with other work. The module that loads it receives any error.
  buildStart: () => {
    // `npm test` plays no live story.
    if (process.env.STORYBOOK_PLAIN === 'true') return;
    making ??= make();
    making.catch(() => undefined);
  },
  resolveId: (source) => (source === name ? `\0${name}` : undefined),
  load: async (id) =>
    id === `\0${name}`
      ? `export { default } from ${JSON.stringify(`${await (making ??= make())}?url`)};`
      : undefined,
});
