import type { TestProject } from 'vitest/node';
import { preparePglite } from './preparePglite';
import { startPostgres } from './startPostgres';

interface Templates {
  empty: string;
  seeded: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file gets its database from: data directories of PGlite, or databases of a PostgreSQL, to copy. */
    sandboxDatabase:
      | { engine: 'pglite'; templates: Templates }
      | { engine: 'postgres'; url: string; templates: Templates };
  }
}

/** Once for each sandbox project: makes the database that every test file gets a copy of. Answers how to clean up. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.config.env.SANDBOX_TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';
  const { database, stop } = engine === 'postgres' ? await startPostgres() : await preparePglite();
  project.provide('sandboxDatabase', database);
  return stop;
}
