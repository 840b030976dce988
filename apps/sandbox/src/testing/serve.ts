import { readConfig } from '../config';
import { createClock } from '../data/clock';
import { type Database, openDatabase } from '../data/engine';
import { planSeed, writeSeed } from '../seeds/seed';
import { createServer } from '../server';
import { lightCost } from './seedOptions';
import { startPostgres } from './startPostgres';

/**
 * Temporary seeded sandboxes for browser flows: `serve.ts postgres:4001 postgres:4002 pglite:4003`. They share one
 * process and one PostgreSQL because another process is expensive. Request limits are off and hashes are light, because
 * the sandbox's own tests cover both.
 */
const config = readConfig(process.env);
const sandboxes = process.argv.slice(2).map((argument) => {
  const [engine, port] = argument.split(':');
  return { engine, port: Number(port) };
});
/** The cleanup of everything started, newest first. */
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
  // Each flow loads every file again, and compression costs five times more than sending.
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
  // A client that waits for one of them may assume that all are ready.
  for (const { app, port } of made) await app.listen({ port, host: config.host });
}

async function stop(): Promise<void> {
  for (const end of ends.splice(0)) await end();
}

// An interrupted start would leave its PostgreSQL running.
const started = start().catch(async (error: unknown) => {
  await stop();
  throw error;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void started.then(stop).then(() => process.exit(0));
  });
await started;
