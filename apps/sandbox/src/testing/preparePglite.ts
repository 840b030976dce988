import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../data/engine';

/** initdb and migrations once, in a data directory to copy: opening a copy costs a fraction of making one. */
export async function preparePglite() {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-pglite-'));
  const stop = () => rm(folder, { recursive: true, force: true });
  try {
    const dir = join(folder, 'data');
    const prepared = await openDatabase({ dir });
    await prepared.close();
    return { database: { engine: 'pglite' as const, dir }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
