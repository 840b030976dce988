import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../data/engine';
import { seed } from '../seeds/seed';
import { fastFolder } from './fastFolder';
import { testSeed } from './seedOptions';

/** Runs initdb, migrations and seed once in data directories to copy, because a copy opens much faster. */
export async function preparePglite() {
  const folder = await mkdtemp(join(fastFolder(), 'sandbox-pglite-'));
  const stop = () => rm(folder, { recursive: true, force: true });
  const empty = join(folder, 'empty');
  const seeded = join(folder, 'seeded');
  try {
    const prepared = await openDatabase({ dir: empty });
    await prepared.close();
    await cp(empty, seeded, { recursive: true });
    const filled = await openDatabase({ dir: seeded });
    await seed(filled.db, testSeed());
    await filled.close();
    return { database: { engine: 'pglite' as const, templates: { empty, seeded } }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
