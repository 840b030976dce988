import { spawn } from 'node:child_process';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

/** Serves the built portal to members with short and long histories: its origin, their tokens, and a way to stop it. */
export async function serveHistories() {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'apps/sandbox/src/testing/bench/historyServer.ts',
      join(repository, 'apps/portal/dist'),
    ],
    { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((end) => child.once('exit', end));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const line = await Promise.race([
    new Promise((resolve) => child.stdout.once('data', (bytes) => resolve(bytes.toString()))),
    ended.then((code) => {
      throw new Error(`The server of histories ended with ${code}.`);
    }),
  ]);
  return { ...JSON.parse(line), stop };
}
