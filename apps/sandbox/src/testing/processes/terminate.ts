import { Client } from 'pg';
import { inject } from 'vitest';

/** Ends all other connections to a database of the test's PostgreSQL, like a restart. */
export async function terminateConnections(database: string): Promise<number> {
  const source = inject('sandboxDatabase');
  if (source.engine !== 'postgres') return 0;
  const client = new Client({ connectionString: `${source.url}/postgres` });
  await client.connect();
  try {
    const ended = await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [database],
    );
    return ended.rowCount ?? 0;
  } finally {
    await client.end();
  }
}
