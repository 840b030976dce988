// Serves the sandbox for the flows end to end: `serve.ts pglite|postgres`, on a database that is gone afterwards.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './startPostgres';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The settings that name a fresh database, and how to remove it. */
async function freshDatabase(engine: string | undefined) {
  if (engine === 'postgres') {
    const { database, stop } = await startPostgres();
    return { env: { DATABASE_URL: `${database.url}/${database.template}` }, stop };
  }
  const dir = await mkdtemp(join(tmpdir(), 'sandbox-flows-'));
  return { env: { SANDBOX_DIR: dir }, stop: () => rm(dir, { recursive: true, force: true }) };
}

const { env, stop } = await freshDatabase(process.argv[2]);
const server = spawn(process.execPath, ['--import', 'tsx', main], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  void stop().finally(() => process.exit(code ?? 0));
});
