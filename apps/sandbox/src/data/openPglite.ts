import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdir } from 'node:fs/promises';
import type { OpenedEngine } from './database';

/** PGlite in this process, with its files in `dir` (created if missing), or in memory. */
export async function openPglite(dir: string | undefined, migrationsFolder: string): Promise<OpenedEngine> {
  if (dir !== undefined) await mkdir(dir, { recursive: true });
  const client = await PGlite.create(dir === undefined ? {} : { dataDir: dir });
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    db: db,
    engine: 'pglite',
    migrate: () => migrate(db, { migrationsFolder }),
    // lockFolder keeps other processes from the files.
    alone: (work) => work(db),
    close: () => client.close(),
  };
}
