import type { TestProject } from 'vitest/node';
import { preparePglite } from './preparePglite';
import { startPostgres } from './startPostgres';

interface Templates {
  empty: string;
  seeded: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The source of each test file's database: PGlite data directories or PostgreSQL templates to copy. */
    sandboxDatabase:
      | { engine: 'pglite'; templates: Templates }
      | { engine: 'postgres'; url: string; templates: Templates };
  }
}

/** Runs once for each sandbox project and creates the database to copy. Returns a cleanup function. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.config.env.SANDBOX_TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';
  const { database, stop } = engine === 'postgres' ? await startPostgres() : await preparePglite();
  project.provide('sandboxDatabase', database);
  return stop;
}
