import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { type Db, selectRows, snapshot } from './database';

/**
 * Compares a database's migrations with this program's. `missing`: the newest are not applied yet. `newer`: it has all
 * of them and more. `other`: an applied one has different content.
 */
export type MigrationState = 'ok' | 'missing' | 'newer' | 'other';

/** The hashes of this program's migrations, oldest first. */
export function readOwnHashes(migrationsFolder: string): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }: MigrationMeta) => hash);
}

export function compareMigrations(applied: readonly string[], own: readonly string[]): MigrationState {
  if (applied.some((hash, index) => index < own.length && hash !== own[index])) return 'other';
  if (applied.length === own.length) return 'ok';
  return applied.length < own.length ? 'missing' : 'newer';
}

/** The hashes of a database's applied migrations, oldest first. */
export async function readAppliedHashes(db: Db): Promise<string[]> {
  const [table] = await selectRows<{ exists: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  if (table?.exists !== true) return [];
  const rows = await selectRows<{ hash: string }>(
    db,
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id`,
  );
  return rows.map(({ hash }) => hash);
}

/** Tables of the public schema that belong to no extension. */
async function countTables(db: Db): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`SELECT count(*)::int FROM pg_class AS c
      WHERE c.relnamespace = to_regnamespace('public') AND c.relkind IN ('r', 'p')
        AND NOT EXISTS (SELECT FROM pg_depend AS d WHERE d.objid = c.oid AND d.deptype = 'e')`,
  );
  return row?.count ?? 0;
}

const wayOut =
  'Nothing was changed. docs/backup-and-upgrade.md says how to keep its data; ' +
  'to begin with an empty database, name another one in DATABASE_URL, or another folder in SANDBOX_DIR.';

const refusals = {
  other: (at: number) =>
    `This database was made by another version of the sandbox: its migration ${at} is not this program’s. ` +
    `Start the version that made it. ${wayOut}`,
  newer: (at: number) =>
    `This database was upgraded by a newer version of the sandbox: this program has ${at} migrations, and the ` +
    `database has more. Start the newer version, or restore the backup from before the upgrade. ${wayOut}`,
  foreign: (tables: number) =>
    `This database holds ${tables} tables that no migration of the sandbox made. ${wayOut}`,
  empty: 'This database is empty: it has no tables of the sandbox.',
} as const;

/** A start's requirements for the database. */
export interface SchemaNeeds {
  migrationsFolder: string;
  /** Whether an empty database is acceptable, because its tables are created next. */
  mayBeEmpty: boolean;
}

/** Throws a readable error if a database belongs to another program or is newer. It changes nothing. */
export async function requireOwnSchema(db: Db, { migrationsFolder, mayBeEmpty }: SchemaNeeds): Promise<void> {
  const own = readOwnHashes(migrationsFolder);
  const { applied, tables } = await snapshot(db, async (tx) => ({
    applied: await readAppliedHashes(tx),
    tables: await countTables(tx),
  }));
  if (applied.length === 0) {
    if (tables > 0) throw new Error(refusals.foreign(tables));
    if (!mayBeEmpty) throw new Error(refusals.empty);
  }
  const state = compareMigrations(applied, own);
  if (state === 'other')
    throw new Error(refusals.other(applied.findIndex((hash, index) => hash !== own[index]) + 1));
  if (state === 'newer') throw new Error(refusals.newer(own.length));
}
