import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import type { Db } from './database';
import { migrationsFolder } from './engine';
import { compareMigrations, readAppliedHashes, readOwnHashes } from './migrationState';
import { settings } from './schema/catalogue';

/** How the database is, in a word each. */
export interface Readiness {
  /** `read-only`: it answers, and takes no writes: a full disk, a replica, or a server that was set so. */
  database: 'ok' | 'read-only' | 'unreachable';
  /**
   * `missing`: the schema is older than this program, which would find columns that are not there. `other`: it was made
   * by another version. A newer one is `ok` while this process runs, because newer processes may have started beside it.
   */
  migrations: 'ok' | 'missing' | 'other' | 'unknown';
}

const patienceMs = 2_000;

/** The row of the settings that is written by each look; it is no switch. */
const probe = 'readiness_probe';

/** The migrations of this program; its files don't change while it runs. */
let own: string[] | undefined;

/** Looks whether the database answers in time, takes a write and has every migration of this program. Never throws. */
export async function readReadiness(db: Db): Promise<Readiness> {
  const late: Readiness = { database: 'unreachable', migrations: 'unknown' };
  return Promise.race([look(db).catch(() => late), setTimeout(patienceMs, late, { ref: false })]);
}

async function look(db: Db): Promise<Readiness> {
  own ??= readOwnHashes(migrationsFolder);
  const state = compareMigrations(await readAppliedHashes(db), own);
  // Without its schema there is no table to write into.
  if (state === 'missing' || state === 'other') return { database: 'ok', migrations: state };
  const takesWrites = await write(db).then(
    () => true,
    () => false,
  );
  return { database: takesWrites ? 'ok' : 'read-only', migrations: 'ok' };
}

/** Reading says nothing of the disk: a write that is committed does. */
const write = async (db: Db) =>
  db
    .insert(settings)
    .values({ key: probe, value: 1 })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`to_jsonb((${settings.value} #>> '{}')::bigint + 1)` },
    });
