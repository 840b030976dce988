import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { join } from 'node:path';
import { freePort } from '../../apps/portal/e2e/support/ports.mjs';
import { root, run, start, tool } from './run.mjs';
import { sandboxArgs, sandboxEnv } from './start.mjs';

/** Runs the portal hot-reloaded on Vite's port, and the sandbox behind it, which restarts when its sources change. */
export async function runDev() {
  await run('npm', ['run', '--silent', 'build', '-w', '@portal/contract', '-w', '@portal/ui']);
  const port = String(process.env.PORT ?? (await freePort()));
  // The same after each restart, so that the open page of the operator stays open.
  const operatorKey = process.env.SANDBOX_OPERATOR_KEY || randomBytes(32).toString('base64url');
  const children = [
    start(process.execPath, sandboxArgs('--watch', '--watch-preserve-output'), {
      env: { ...sandboxEnv, SANDBOX_OPERATOR_KEY: operatorKey, PORT: port },
    }),
    start(tool('vite'), ['--configLoader', 'runner'], {
      cwd: join(root, 'apps/portal'),
      env: { SANDBOX_URL: `http://127.0.0.1:${port}` },
    }),
  ];
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  await Promise.race(children.map((child) => new Promise((resolve) => child.on('exit', resolve))));
  children.forEach((child) => child.kill());
}
