import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.mjs';
import { operatorKey } from './sandbox';

const serve = fileURLToPath(new URL('../../../sandbox/src/testing/serve.ts', import.meta.url));

const answers = (url: string) =>
  fetch(`${url}/login`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts sandboxes on PostgreSQL in one process, each on a free port. Resolves when all answer. */
export async function startSandboxes(count: number): Promise<{ urls: string[]; stop: () => Promise<void> }> {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', serve, ...ports.map((port) => `postgres:${port}`)],
    {
      env: {
        ...process.env,
        SANDBOX_MEMBERS: '200',
        LOG_LEVEL: 'fatal',
        SANDBOX_OPERATOR_KEY: operatorKey,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const end = Date.now() + 180_000;
  while (!(await Promise.all(urls.map(answers))).every(Boolean)) {
    if (Date.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error('The sandbox does not start.');
    }
    await setTimeout(200);
  }
  return { urls, stop };
}
