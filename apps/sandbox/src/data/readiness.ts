import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import type { Db } from './database';
import { migrationsFolder } from './engine';
import { compareMigrations, readAppliedHashes, readOwnHashes } from './migrationState';
import { settings } from './schema/catalogue';

/** The status of the database. */
export interface Readiness {
  /** `read-only`: it answers but accepts no writes, because of a full disk, a replica or a server setting. */
  database: 'ok' | 'read-only' | 'unreachable';
  /**
   * `missing`: the schema is older than this program, which would miss columns. `other`: another version created it. A
   * newer schema is `ok` while this process runs, because newer processes may have started.
   */
  migrations: 'ok' | 'missing' | 'other' | 'unknown';
}

const patienceMs = 2_000;

/** Each check writes this row of the settings. It is no switch. */
const probe = 'readiness_probe';

/** The program's migrations are cached because its files don't change while it runs. */
// oxlint-disable-next-line portal/process-state -- of the files of this program
let own: string[] | undefined;

/** Checks that the database answers in time, accepts a write and has every migration of this program. Never throws. */
export async function readReadiness(db: Db): Promise<Readiness> {
  const late: Readiness = { database: 'unreachable', migrations: 'unknown' };
  return Promise.race([look(db).catch(() => late), setTimeout(patienceMs, late, { ref: false })]);
}

async function look(db: Db): Promise<Readiness> {
  own ??= readOwnHashes(migrationsFolder);
  const state = compareMigrations(await readAppliedHashes(db), own);
  // Without its schema there is no table to write to.
  if (state === 'missing' || state === 'other') return { database: 'ok', migrations: state };
  const takesWrites = await write(db).then(
    () => true,
    () => false,
  );
  return { database: takesWrites ? 'ok' : 'read-only', migrations: 'ok' };
}

/** A read doesn't test the disk. A committed write does. */
const write = async (db: Db) =>
  db
    .insert(settings)
    .values({ key: probe, value: 1 })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`to_jsonb((${settings.value} #>> '{}')::bigint + 1)` },
    });
