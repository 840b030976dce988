import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import type { Db } from './database';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
const casing = 'snake_case';

export interface DatabaseOptions {
  /** A PostgreSQL to use, as in DATABASE_URL; without it PGlite runs in this process. */
  url?: string | undefined;
  /** PGlite's data directory; made when absent. */
  dir?: string | undefined;
  /** PGlite in memory, gone when closed. In force when neither `url` nor `dir` is given. */
  memory?: boolean | undefined;
}

export interface Database {
  db: Db;
  engine: 'pglite' | 'postgres';
  /** Drops every table and migrates again; the caller seeds. */
  clear: () => Promise<void>;
  /** Ends the connections; PGlite's files are complete only after this. */
  close: () => Promise<void>;
}

/** Opens the database and brings it to the newest schema. Throws when it cannot be reached or migrated. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const opened = options.url ? openPostgres(options.url) : await openPglite(options);
  try {
    await opened.migrate();
  } catch (error) {
    await opened.close();
    throw error;
  }
  const { db, engine, migrate, close } = opened;
  const clear = async () => {
    await db.execute(sql`DROP SCHEMA IF EXISTS drizzle CASCADE`);
    await db.execute(sql`DROP SCHEMA public CASCADE`);
    await db.execute(sql`CREATE SCHEMA public`);
    await migrate();
  };
  return { db, engine, clear, close };
}

function openPostgres(url: string) {
  const pool = new Pool({ connectionString: url, max: 20 });
  // An idle connection that the server ends must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  const db = drizzlePostgres(pool, { casing });
  return {
    db: db as Db,
    engine: 'postgres' as const,
    migrate: () => migratePostgres(db, { migrationsFolder }),
    close: () => pool.end(),
  };
}

async function openPglite({ dir, memory }: DatabaseOptions) {
  const options: PGliteOptions = {};
  if (dir && !memory) {
    await mkdir(dir, { recursive: true });
    options.dataDir = dir;
  }
  const client = await PGlite.create(options);
  const db = drizzlePglite(client, { casing });
  return {
    db: db as Db,
    engine: 'pglite' as const,
    migrate: () => migratePglite(db, { migrationsFolder }),
    close: () => client.close(),
  };
}
