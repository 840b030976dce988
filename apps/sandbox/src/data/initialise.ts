import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Whether PGlite's data directory exists and is complete. */
export const isInitialised = (dir: string): boolean => existsSync(dir);

/**
 * Creates PGlite's data directory in a separate thread. initdb takes seconds, in which a first start can load the
 * server and plan the seed. The directory is named when complete, so an interrupted start leaves none.
 */
export async function initialise(dir: string): Promise<void> {
  if (isInitialised(dir)) return;
  const unfinished = `${dir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(dir), { recursive: true });
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('initialiseWorker.mjs', import.meta.url), {
      workerData: unfinished,
      execArgv: [],
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb ended with ${code}`));
    });
  });
  await rename(unfinished, dir);
}
