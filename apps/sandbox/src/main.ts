import { type Config, readConfig } from './config';
import { createClock } from './data/clock';
import { openDatabase } from './data/engine';
import { announce } from './announce';
import { countMembers } from './access/members';
import { seed } from './data/seeds/seed';
import { listen } from './listen';
import { createSmtpTransport } from './mail/smtp';
import { createServer } from './server';

/** Opens the database, seeds it when it is empty, and serves the portal, the API and the operator's pages. */
async function start(config: Config): Promise<() => Promise<void>> {
  const clock = createClock();
  const { databaseUrl: url, dir } = config;
  const database = await openDatabase(url === undefined ? { dir } : { url });
  try {
    const fill = () => seed(database.db, { clock, members: config.members });
    if ((await countMembers(database.db)) === 0) {
      console.log(`Seeding ${config.members} members …`);
      await fill();
    }
    const app = await createServer({
      database,
      clock,
      reset: async () => {
        clock.reset();
        await database.clear();
        await fill();
      },
      transport: config.smtp && createSmtpTransport(config.smtp),
      origins: config.origins,
      portalDist: config.portalDist,
      production: config.production,
      log: { level: config.logLevel },
    });
    const address = await listen(app, config);
    announce(address, config);
    return async () => {
      await app.close();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** PGlite's files are complete only once it is closed, so every way out goes through here. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping ??= stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

try {
  stopOnSignal(await start(readConfig(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
