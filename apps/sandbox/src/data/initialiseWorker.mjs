// Plain JavaScript, because a thread lacks the loader that runs TypeScript.
import { PGlite } from '@electric-sql/pglite';
import process from 'node:process';
import { workerData } from 'node:worker_threads';

const database = await PGlite.create({ dataDir: String(workerData) });
await database.close();
// PGlite leaves the exit code of initdb's own runs. A failure above has already thrown.
process.exit(0);
