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

/** This start tries the portal out on this machine, and needs the outbox; no other way serves it (T32). */
export const sandboxEnv = { SANDBOX_OPERATOR: process.env.SANDBOX_OPERATOR ?? 'on' };

/** Runs portal and sandbox on one port. The sandbox prints the address, the demo members and the outbox. */
export async function runStart() {
  await build();
  const server = start(process.execPath, sandboxArgs(), { env: sandboxEnv });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  await new Promise((resolve) => server.on('exit', (code) => resolve((process.exitCode = code ?? 0))));
}
