import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { OpenedEngine } from './engine';
import { LastingPool } from './lastingPool';

/**
 * Nothing may hold a connection or a row for long (T33): neither a statement, nor a wait for somebody else's row, nor a
 * transaction whose process hangs or is gone. In milliseconds.
 */
const sessionLimits = {
  statement_timeout: 30_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  // A machine that vanished without a word is noticed within half a minute, and what it held is free.
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};

const options = Object.entries(sessionLimits)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** How long a call waits for a connection before it fails. */
const connectionPatience = 20_000;

/** Any number that nothing else on the database locks by. */
const houseLock = 2_026_112_301;

/**
 * Does what one process alone may do, while the others wait their turn: a schema is made once, and a world is seeded
 * once. The lock is of a session, so it is free again even if its process dies.
 */
async function alone<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  const lost: Error[] = [];
  client.on('error', (error) => void lost.push(error));
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [houseLock]);
    const result = await work(client);
    // The lock went with the connection, so another process may have done the same.
    if (lost[0]) throw lost[0];
    return result;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL by its address; connects at the first statement. */
export function openPostgres(url: string, migrationsFolder: string, connections = 20): OpenedEngine {
  const pool = new LastingPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionPatience,
    keepAlive: true,
    options,
  });
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db: db,
    engine: 'postgres',
    // Building an index on a large table takes as long as it takes.
    migrate: () => alone(url, (client) => migrate(drizzle(client), { migrationsFolder })),
    alone: (work) => alone(url, work),
    close: () => pool.end(),
  };
}
