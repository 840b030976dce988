import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { fixedClock } from '../../../../apps/sandbox/src/data/clock';
import { members } from '../../../../apps/sandbox/src/data/schema/members';
import { demoMembers } from '../../../../apps/sandbox/src/seeds/demoMembers';
import { seed } from '../../../../apps/sandbox/src/seeds/seed';
import { seededAt } from '../backEnd/seededAt';
import { hash } from '../standIns/node';

/** The size of the leader's team: several pages of a list, and a tree larger than the screen. */
const teamSize = 60;

const migrationsFolder = fileURLToPath(
  new URL('../../../../apps/sandbox/src/data/migrations', import.meta.url),
);

const getCopy = (table: string) => `CREATE TABLE seeded."${table}" AS TABLE public."${table}"`;

/**
 * Builds the live portal's database: the sandbox's schema and seed, hashes that a page can check, and a copy for
 * restarts.
 */
async function makeSeed(file: string): Promise<void> {
  const client = await PGlite.create();
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  await seed(db, { clock: fixedClock(new Date(seededAt).toISOString()), members: teamSize });
  for (const { id, password, pin } of demoMembers)
    await db
      .update(members)
      .set({ passwordHash: await hash(password), pinHash: await hash(pin) })
      .where(eq(members.id, id));
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const numbers = `CREATE TABLE seeded.numbers AS
    SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`;
  await client.exec(
    ['CREATE SCHEMA seeded', ...rows.map(({ name }) => getCopy(name)), numbers, 'CHECKPOINT'].join(';'),
  );
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, because several processes may build it in parallel.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, file);
}

await makeSeed(argv[2] ?? '');
// PGlite leaves initdb's exit code behind.
exit(0);
