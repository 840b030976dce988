import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import type { Db } from './database';
import { isLostConnection } from './lostConnection';
import { requireOwnSchema } from './migrationState';

/** Where this program's migrations are. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

export interface DatabaseOptions {
  /** A PostgreSQL to use, as in DATABASE_URL; without it PGlite runs in this process. */
  url?: string | undefined;
  /** PGlite's data directory; made when absent. Without it, and without `url`, in memory and gone when closed. */
  dir?: string | undefined;
  /** Connections to a PostgreSQL at most, 20. */
  pool?: number;
  /** False leaves the schema as it is, for whoever only looks. */
  migrate?: boolean;
}

/** An engine before its schema is looked at. */
export interface OpenedEngine {
  db: Db;
  engine: 'pglite' | 'postgres';
  /** Brings the database to the newest schema. */
  migrate: () => Promise<void>;
  /** Does what one process alone may do; the others of the same database wait. It may not migrate meanwhile. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Ends the connections; PGlite's files are complete only after this. */
  close: () => Promise<void>;
}

export interface Database extends Omit<OpenedEngine, 'migrate'> {
  /** Drops every table and migrates again; the caller seeds. */
  clear: () => Promise<void>;
}

/**
 * Opens the database and brings it to the newest schema. Throws when it cannot be reached or migrated, or was made by
 * another version.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { db, engine, migrate, alone, close } = await openEngine(options).catch(explain);
  try {
    const mayBeEmpty = options.migrate !== false;
    await requireOwnSchema(db, { migrationsFolder, mayBeEmpty }).catch(explain);
    if (mayBeEmpty) await migrate();
  } catch (error) {
    await close();
    throw error;
  }
  const clear = async () => {
    await db.execute(sql`DROP SCHEMA IF EXISTS drizzle CASCADE`);
    await db.execute(sql`DROP SCHEMA public CASCADE`);
    await db.execute(sql`CREATE SCHEMA public`);
    await migrate();
  };
  return { db, engine, alone, clear, close };
}

/** The library's messages quote the statement; what went wrong is in the deepest cause. */
function explain(error: unknown): never {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause === error && !isLostConnection(error)) throw error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  const text = cause instanceof Error ? cause.message : String(cause);
  throw new Error(`The database could not be opened${code}: ${text}`, { cause: error });
}

/**
 * Loads only the engine that is wanted: the other's library costs a start more than all of the sandbox's own modules.
 */
async function openEngine({ url, dir, pool }: DatabaseOptions): Promise<OpenedEngine> {
  if (url !== undefined) return (await import('./openPostgres')).openPostgres(url, migrationsFolder, pool);
  return (await import('./openPglite')).openPglite(dir, migrationsFolder);
}
