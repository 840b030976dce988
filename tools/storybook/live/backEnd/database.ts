import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import seed from 'virtual:live-seed';
import type { Db } from '../../../../apps/sandbox/src/data/database';

export interface PageDatabase {
  db: Db;
  /** Restores the seeded data. */
  restore: () => Promise<void>;
}

const copyBack = (table: string) =>
  `INSERT INTO public."${table}" OVERRIDING SYSTEM VALUE SELECT * FROM seeded."${table}"`;

/** Restores each table's sequence, which copying the rows doesn't set. */
const numbers = `SELECT setval(format('public.%I', sequencename), last_value) FROM seeded.numbers`;

async function readSeed(): Promise<Blob> {
  const answer = await fetch(seed);
  if (!answer.ok) throw new Error(`The seed did not come: ${answer.status}`);
  return answer.blob();
}

/**
 * Opens the sandbox's database in memory, as built by vite/makeSeed.ts. Building it here would take several times as
 * long.
 */
export async function openDatabase(): Promise<PageDatabase> {
  const client = await PGlite.create({ loadDataDir: await readSeed() });
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const tables = rows.map(({ name }) => name);
  const restoring = [
    'BEGIN',
    // The copied rows already satisfy the constraints. Checking each would take most of the time.
    'SET LOCAL session_replication_role = replica',
    `TRUNCATE ${tables.map((name) => `public."${name}"`).join(', ')} RESTART IDENTITY`,
    ...tables.map(copyBack),
    numbers,
    'COMMIT',
  ].join(';');
  return {
    db: drizzle(client, { casing: 'snake_case' }),
    restore: async () => {
      await client.exec(restoring);
    },
  };
}
