import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import type { Db, OpenedEngine } from './database';
import { isPassingFailure } from './passingFailure';
import { requireOwnSchema } from './migrationState';

/** The folder of this program's migrations. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

export interface DatabaseOptions {
  /** A PostgreSQL address, as in DATABASE_URL. Without it PGlite runs in this process. */
  url?: string | undefined;
  /** The address of the tables' owner, which migrates, seeds and empties. By default the same as `url`. */
  ownerUrl?: string | undefined;
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
    // Before the first migration the application may not even look.
    const check = (as: Db) => requireOwnSchema(as, { migrationsFolder, mayBeEmpty });
    await (mayBeEmpty ? alone(check) : check(db)).catch(explain);
    if (mayBeEmpty) await migrate();
  } catch (error) {
    await close();
    throw error;
  }
  const clear = async () => {
    await alone(async (owner) => {
      await owner.execute(sql`DROP SCHEMA IF EXISTS drizzle CASCADE`);
      await owner.execute(sql`DROP SCHEMA public CASCADE`);
      await owner.execute(sql`CREATE SCHEMA public`);
    });
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
async function openEngine({ url, ownerUrl, dir, pool }: DatabaseOptions): Promise<OpenedEngine> {
  if (url !== undefined)
    return (await import('./openPostgres')).openPostgres({ url, ownerUrl }, migrationsFolder, pool);
  return (await import('./openPglite')).openPglite(dir, migrationsFolder);
}
