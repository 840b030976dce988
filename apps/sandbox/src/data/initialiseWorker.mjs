// Plain JavaScript: a thread knows nothing of the loader that lets the rest run from TypeScript.
import { PGlite } from '@electric-sql/pglite';
import process from 'node:process';
import { workerData } from 'node:worker_threads';

const database = await PGlite.create({ dataDir: String(workerData) });
await database.close();
// PGlite leaves the exit code of initdb's own runs behind; a failure above has thrown.
process.exit(0);
