import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import type { OpenedEngine } from './database';
import { isPassingFailure } from './passingFailure';
import { requireOwnSchema } from './migrationState';

/** The folder of this program's migrations. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

export interface DatabaseOptions {
  /** A PostgreSQL address, as in DATABASE_URL. Without it PGlite runs in this process. */
  url?: string | undefined;
  /**
   * PGlite's data directory, created if missing. Without it and without `url` the database is in memory and lost on
   * close.
   */
  dir?: string | undefined;
  /** The maximum of connections to a PostgreSQL, 20. */
  pool?: number;
  /** False leaves the schema unchanged, for read-only tools. */
  migrate?: boolean;
}

export interface Database extends Omit<OpenedEngine, 'migrate'> {
  /** Drops every table and migrates again. The caller seeds. */
  clear: () => Promise<void>;
}

/**
 * Opens the database and migrates it to the newest schema. Throws if it can't be reached or migrated, or was created by
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

/** The library's messages quote the statement. The real error is the deepest cause. */
function explain(error: unknown): never {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause === error && !isPassingFailure(error)) throw error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  const text = cause instanceof Error ? cause.message : String(cause);
  throw new Error(`The database could not be opened${code}: ${text}`, { cause: error });
}

/** Loads only the needed engine, because the other library slows a start more than all the sandbox's own modules. */
async function openEngine({ url, dir, pool }: DatabaseOptions): Promise<OpenedEngine> {
  if (url !== undefined) return (await import('./openPostgres')).openPostgres(url, migrationsFolder, pool);
  return (await import('./openPglite')).openPglite(dir, migrationsFolder);
}
