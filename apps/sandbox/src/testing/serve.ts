import { createClock } from '../data/clock';
import { openDatabase } from '../data/engine';
import { seed } from '../data/seeds/seed';
import { readConfig } from '../config';
import { createServer } from '../server';
import { startPostgres } from './startPostgres';

/**
 * A freshly seeded sandbox on PORT for flows in a browser, gone when it ends: `serve.ts pglite` in memory,
 * `serve.ts postgres` on a PostgreSQL of its own. Limits of requests are left out; the tests of the sandbox prove them.
 */
const config = readConfig(process.env);
const server = process.argv[2] === 'postgres' ? await startPostgres() : undefined;
const database = await openDatabase(
  server ? { url: `${server.database.url}/${server.database.templates.empty}` } : {},
);
const clock = createClock();
const fill = () => seed(database.db, { clock, members: config.members });
await fill();
const app = await createServer({
  database,
  clock,
  reset: async () => {
    await database.clear();
    await fill();
  },
  limits: {},
  portalDist: config.portalDist,
  log: { level: config.logLevel },
});
await app.listen({ port: config.port ?? 0, host: config.host });

let stopping: Promise<void> | undefined;
const stop = async () => {
  await app.close();
  await database.close();
  await server?.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping ??= stop().then(() => process.exit(0));
  });
