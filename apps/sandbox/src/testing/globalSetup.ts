import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../data/engine';
import { seed } from '../seeds/seed';
import { fastFolder, startPostgres } from './startPostgres';
import { testSeed } from './seedOptions';

/** Runs initdb, migrations and seed once in data directories to copy, because a copy opens much faster. */
async function preparePglite() {
  const folder = await mkdtemp(join(fastFolder(), 'sandbox-pglite-'));
  const stop = () => rm(folder, { recursive: true, force: true });
  const empty = join(folder, 'empty');
  const seeded = join(folder, 'seeded');
  try {
    const prepared = await openDatabase({ dir: empty });
    await prepared.close();
    await cp(empty, seeded, { recursive: true });
    const filled = await openDatabase({ dir: seeded });
    await seed(filled.db, testSeed());
    await filled.close();
    return { database: { engine: 'pglite' as const, templates: { empty, seeded } }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Templates {
  empty: string;
  seeded: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The source of each test file's database: PGlite data directories or PostgreSQL templates to copy. */
    sandboxDatabase:
      | { engine: 'pglite'; templates: Templates }
      | { engine: 'postgres'; url: string; templates: Templates };
  }
}

/** Runs once for each sandbox project and creates the database to copy. Returns a cleanup function. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.config.env.SANDBOX_TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';
  const { database, stop } = engine === 'postgres' ? await startPostgres() : await preparePglite();
  project.provide('sandboxDatabase', database);
  return stop;
}
