import { join } from 'node:path';
import process from 'node:process';
import { root, start } from './run.mjs';
import { build } from './setup.mjs';

/** The arguments that run the sandbox from its sources. */
export const sandboxArgs = (...flags) => [
  ...flags,
  '--import',
  'tsx',
  join(root, 'apps/sandbox/src/main.ts'),
];

/** Portal and sandbox on one port; the sandbox prints the address, the demo members and the outbox. */
export async function runStart() {
  await build();
  const server = start(process.execPath, sandboxArgs());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  await new Promise((resolve) => server.on('exit', (code) => resolve((process.exitCode = code ?? 0))));
}
