import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { setTimeout } from 'node:timers/promises';
import { type Db, selectRows } from './database';
import { migrationsFolder } from './engine';

/** How the database is, in a word each. */
export interface Readiness {
  database: 'ok' | 'unreachable';
  /** `missing`: the schema is older than this program, which would find columns that are not there. */
  migrations: 'ok' | 'missing' | 'unknown';
}

const patienceMs = 2_000;

/** When this program's newest migration was made; its files don't change while it runs. */
let newest: number | undefined;

/** Looks whether the database answers in time and has every migration of this program. Never throws. */
export async function readReadiness(db: Db): Promise<Readiness> {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const wanted = newest;
  const look = selectRows<{ applied: string | null }>(
    db,
    sql`SELECT max(created_at)::text AS applied FROM drizzle.__drizzle_migrations`,
  ).then(
    ([row]): Readiness => ({
      database: 'ok',
      migrations: Number(row?.applied ?? 0) >= wanted ? 'ok' : 'missing',
    }),
    (error: unknown): Readiness =>
      isUndefinedTable(error)
        ? { database: 'ok', migrations: 'missing' }
        : { database: 'unreachable', migrations: 'unknown' },
  );
  const late: Readiness = { database: 'unreachable', migrations: 'unknown' };
  return Promise.race([look, setTimeout(patienceMs, late, { ref: false })]);
}

/** Nothing was ever migrated: neither the schema nor the table is there. */
const isUndefinedTable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '42P01' || error.code === '3F000')) || isUndefinedTable(error.cause));
