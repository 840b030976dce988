import { join } from 'node:path';
import { countMembers } from './access/members';
import { makeToken } from './access/tokens';
import { announce } from './announce';
import type { Config } from './config';
import { createClock } from './data/clock';
import type { Db } from './data/database';
import { type Database, openDatabase } from './data/engine';
import { initialise, isInitialised } from './data/initialise';
import { listen } from './listen';
import { lockFolder } from './lock';
import { readServerKey } from './serverKey';

/** Stops everything that was started, newest first. */
export type Stop = () => Promise<void>;

/**
 * Opens the database, seeds an empty one, and serves the portal, the API and the operator's pages. PGlite's files are
 * complete only after the stop.
 */
export async function start(config: Config): Promise<Stop> {
  const ends: Stop[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const clock = createClock();
    const files = config.databaseUrl === undefined ? join(config.dir, 'data') : undefined;
    if (files !== undefined) {
      const unlock = lockFolder(config.dir);
      ends.push(() => Promise.resolve(unlock()));
    }
    const plan = async () => (await import('./seeds/seed')).planSeed({ clock, members: config.members });
    const isFirst = files !== undefined && !isInitialised(files);
    const open = async (): Promise<Database> => {
      if (files !== undefined) await initialise(files);
      const opened = await openDatabase({
        url: config.databaseUrl,
        ownerUrl: config.databaseOwnerUrl,
        dir: files,
        pool: config.databasePool,
      });
      ends.push(opened.close);
      return opened;
    };
    // The engine takes longest, so modules load and the seed is planned meanwhile.
    const [database, planned, { createServer }, transport] = await Promise.all([
      open(),
      isFirst ? plan() : undefined,
      import('./server'),
      createTransport(config),
    ]);
    const fill = async (owner: Db, world = plan()) =>
      (await import('./seeds/seed')).writeSeed(owner, await world);
    // Several processes may start together on an empty database. The first seeds it, and the others find it seeded.
    await database.alone(async (owner) => {
      if ((await countMembers(owner)) > 0) return;
      console.log(`Seeding ${config.members} members …`);
      await fill(owner, planned && Promise.resolve(planned));
    });
    const operatorKey = config.operatorKey ?? makeToken();
    const app = await createServer({
      database,
      clock,
      reset: async () => {
        clock.reset();
        await database.clear();
        await database.alone((owner) => fill(owner));
      },
      transport,
      publicUrl: config.publicUrl,
      origins: config.origins,
      portalDist: config.portalDist,
      production: config.production,
      operator: config.operator,
      operatorKey,
      serverKey: readServerKey(config),
      trustedProxies: config.trustedProxies,
      ledgerCheckSeconds: config.ledgerCheckSeconds,
      checkEvery: config.checkEvery,
      log: { level: config.logLevel },
    });
    ends.push(() => app.close());
    announce(await listen(app, config), config, operatorKey);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

const createTransport = async ({ smtp }: Config) =>
  smtp && (await import('./mail/smtp')).createSmtpTransport(smtp);
