import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { sql } from 'drizzle-orm';
import { type OpenedEngine, type Db, selectRows } from './database';
import { retryDeadlocks } from './passingFailure';
import { keptSums } from './sums/keptSums';
import { rowTables } from './sums/rowTables';

type OnConnected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

const ignore = () => undefined;

/**
 * A pool that survives lost connections (T39). The library handles errors of idle connections only, and an error of a
 * busy one would end the process. The current statement still fails, and its caller gets the error.
 */
class LastingPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    this.on('error', ignore);
    this.on('connect', (client) => client.on('error', ignore));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(releaseWhenLost);
  }
}

/**
 * Returns a lost connection to the pool. A transaction that loses it at BEGIN would otherwise shrink the pool
 * permanently.
 */
function releaseWhenLost(client: PoolClient): PoolClient {
  const giveBack = client.release.bind(client);
  // oxlint-disable-next-line portal/process-state -- whether a connection of this process was given back
  let isBack = false;
  const release = (error?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off('end', onEnd);
    giveBack(error);
  };
  const onEnd = () => release(true);
  client.once('end', onEnd);
  client.release = release;
  return client;
}

/** Append-only: only the owner's function `book` writes them. */
const ledgerTables = ['ledger_transactions', 'ledger_entries'];

/** The columns that only the owner's functions change, or all of a table of sums. */
const guarded = keptSums.filter(({ isGuarded }) => isGuarded);

/**
 * Gives the application's role what it needs and no more: it reads everything, writes rows, and neither updates nor
 * deletes in the tables of the ledger and of sums (T46). Run as the tables' owner, after each migration.
 */
const grantApplication = (owner: Db, role: string): Promise<void> =>
  owner.transaction(async (tx) => {
    const to = sql.identifier(role);
    const names = (list: readonly string[]) =>
      sql.join(
        list.map((name) => sql.identifier(name)),
        sql`, `,
      );
    const rows = Object.keys(rowTables).filter((table) => !ledgerTables.includes(table));
    const derived = guarded.filter(({ table }) => rows.includes(table));
    const plain = rows.filter((table) => derived.every((sum) => sum.table !== table));
    await tx.execute(sql`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${to}`);
    await tx.execute(sql`GRANT USAGE ON SCHEMA public, drizzle TO ${to}`);
    await tx.execute(sql`GRANT SELECT ON ALL TABLES IN SCHEMA public, drizzle TO ${to}`);
    await tx.execute(sql`GRANT INSERT, DELETE ON ${names(rows)} TO ${to}`);
    await tx.execute(sql`GRANT UPDATE ON ${names(plain)} TO ${to}`);
    for (const { table, kept } of derived) {
      const columns = await selectRows<{ name: string }>(
        tx,
        sql`SELECT column_name AS name FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name = ${table} ORDER BY 1`,
      );
      const free = columns.map(({ name }) => name).filter((name) => !kept.includes(name));
      await tx.execute(sql`GRANT UPDATE (${names(free)}) ON ${sql.identifier(table)} TO ${to}`);
    }
    await tx.execute(sql`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to}`);
    await tx.execute(sql`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${to}`);
  });

/** No statement, row lock or hung transaction may hold a connection for long (T33). In milliseconds. */
const sessionLimits = {
  statement_timeout: 30_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  // A vanished machine is detected within half a minute, and its locks are released.
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};

const options = Object.entries(sessionLimits)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** The limit of a call's wait for a connection. */
const connectionPatience = 20_000;

const getRole = (url: string): string => decodeURIComponent(new URL(url).username);

/** Any lock number that is otherwise unused on the database. */
const initialisationLock = 2_026_112_301;

/**
 * Runs exclusive work while other processes wait, because a schema is created once and a world is seeded once. The lock
 * belongs to a session, so it is released even if its process dies.
 */
async function alone<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  // oxlint-disable-next-line portal/process-state -- an error of a connection of this process
  const lost: Error[] = [];
  client.on('error', (error) => void lost.push(error));
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [initialisationLock]);
    const result = await work(client);
    // The lock ended with the connection, so another process may have done the same work.
    if (lost[0]) throw lost[0];
    return result;
  } finally {
    await client.end();
  }
}

export interface PostgresAddresses {
  /** The application's role. */
  url: string;
  /** The tables' owner. By default the same role. */
  ownerUrl?: string | undefined;
}

/** A PostgreSQL by its address. It connects at the first statement. */
export function openPostgres(
  { url, ownerUrl = url }: PostgresAddresses,
  migrationsFolder: string,
  connections = 20,
): OpenedEngine {
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
    // An index on a large table can take long to build, so there is no time limit.
    migrate: () =>
      alone(ownerUrl, async (client) => {
        const owner = drizzle(client);
        // Writers of the version before may hold locks in another order, and a migration is all or nothing.
        await retryDeadlocks(() => migrate(owner, { migrationsFolder }));
        if (getRole(url) !== getRole(ownerUrl)) await grantApplication(owner, getRole(url));
      }),
    alone: (work) => alone(ownerUrl, (client) => work(drizzle(client, { casing: 'snake_case' }))),
    close: () => pool.end(),
  };
}
