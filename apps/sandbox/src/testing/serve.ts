import { readConfig } from '../config';
import { createClock } from '../data/clock';
import { type Database, openDatabase } from '../data/engine';
import { planSeed, writeSeed } from '../seeds/seed';
import { createServer } from '../server';
import { lightCost } from './lightCost';
import { startPostgres } from './startPostgres';

/**
 * Seeded sandboxes for flows in a browser, gone when it ends: `serve.ts postgres:4001 postgres:4002 pglite:4003`. They
 * share this process and one PostgreSQL, because a process more to load and warm costs as much as several flows; each
 * has a database and a clock of its own. Limits of requests are left out, and hashes are light: the tests of the
 * sandbox prove both.
 */
const config = readConfig(process.env);
const sandboxes = process.argv.slice(2).map((argument) => {
  const [engine, port] = argument.split(':');
  return { engine, port: Number(port) };
});
/** What ends all that was begun, the newest first. */
const ends: (() => Promise<void>)[] = [];

async function createSandbox(database: Database) {
  ends.unshift(database.close);
  const app = await createServer({
    ...{ database, clock: createClock(), limits: {}, operator: true, passwordCost: lightCost },
    operatorKey: config.operatorKey,
    portalDist: config.portalDist,
    origins: config.origins,
    log: { level: config.logLevel },
  });
  ends.unshift(() => app.close());
  // Each flow loads every file anew, and to compress one costs five times as much as to send it.
  app.addHook('onRequest', (request, _reply, done) => {
    delete request.headers['accept-encoding'];
    done();
  });
  return app;
}

async function start(): Promise<void> {
  const world = await planSeed({ clock: createClock(), members: config.members });
  const fill = ({ db }: Database) => writeSeed(db, world);
  const server = sandboxes.some(({ engine }) => engine === 'postgres')
    ? await startPostgres({ fill })
    : undefined;
  if (server) ends.unshift(server.stop);
  const made = [];
  for (const { engine, port } of sandboxes) {
    const isCopy = server !== undefined && engine === 'postgres';
    const database = await openDatabase(isCopy ? { url: await server.copySeeded(`flows_${port}`) } : {});
    const app = await createSandbox(database);
    if (!isCopy) await fill(database);
    made.push({ app, port });
  }
  // Whoever waits for one of them may take it that all are there.
  for (const { app, port } of made) await app.listen({ port, host: config.host });
}

async function stop(): Promise<void> {
  for (const end of ends.splice(0)) await end();
}

// A start that is broken off would leave its PostgreSQL behind.
const started = start().catch(async (error: unknown) => {
  await stop();
  throw error;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void started.then(stop).then(() => process.exit(0));
  });
await started;
