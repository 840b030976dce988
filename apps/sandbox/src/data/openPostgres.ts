import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenedEngine } from './engine';

/** A PostgreSQL by its address; connects at the first statement. */
export function openPostgres(url: string, migrationsFolder: string): OpenedEngine {
  const pool = new Pool({ connectionString: url, max: 20 });
  // An idle connection that the server ends must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db: db,
    engine: 'postgres',
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => pool.end(),
  };
}
