import { join, dirname } from 'node:path';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { countMembers } from './access/members';
import { makeToken } from './access/sessions';
import type { Config } from './config';
import { createClock } from './data/clock';
import type { Db } from './data/database';
import { type Database, openDatabase } from './data/engine';
import { lockFolder } from './lock';
import { demoMembers } from './seeds/demoMembers';

/** Prints the addresses and the sign-in details at the start. */
function announce(address: string, config: Config, operatorKey: string): void {
  const built = existsSync(join(config.portalDist, 'index.html'));
  const lines = [
    '',
    `  Member Portal   ${address}${built ? '' : '   (not built: npm run build -w @portal/app)'}`,
    ...(config.production || !config.operator
      ? []
      : [
          `  Outbox          ${address}/sandbox?key=${operatorKey}`,
          "                  (codes by mail, ledger, operator's actions; keep the key to yourself)",
        ]),
    `  Contract        ${address}/docs`,
    '',
    '  Sign in as',
    ...demoMembers.map(
      (member) => `    ${member.username.padEnd(12)} ${member.password.padEnd(16)} ${secondStep(member)}`,
    ),
    '',
  ];
  console.log(lines.join('\n'));
}

function secondStep(member: (typeof demoMembers)[number]): string {
  if (member.authType === 'mpin') return `pin ${member.pin}`;
  return member.authType === 'authenticator'
    ? `authenticator secret ${member.totpSecret}`
    : 'code from the outbox';
}

/** Whether PGlite's data directory exists and is complete. */
const isInitialised = (dir: string): boolean => existsSync(dir);

/**
 * Creates PGlite's data directory in a separate thread. initdb takes seconds, in which a first start can load the
 * server and plan the seed. The directory is named when complete, so an interrupted start leaves none.
 */
async function initialise(dir: string): Promise<void> {
  if (isInitialised(dir)) return;
  const unfinished = `${dir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(dir), { recursive: true });
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('data/initialiseWorker.mjs', import.meta.url), {
      workerData: unfinished,
      execArgv: [],
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb ended with ${code}`));
    });
  });
  await rename(unfinished, dir);
}

/**
 * The key of stored hashes: SERVER_KEY, or one made from DATABASE_URL, which all processes of a database share. The
 * embedded database has the file `server-key` next to it, which the first start makes.
 */
function readServerKey({ serverKey, databaseUrl, dir }: Config): string {
  if (serverKey !== undefined) return serverKey;
  if (databaseUrl !== undefined)
    return createHash('sha256').update(`server key:${databaseUrl}`).digest('hex');
  const file = join(dir, 'server-key');
  mkdirSync(dir, { recursive: true });
  try {
    // Only one of several concurrent starts makes the file.
    writeFileSync(file, makeToken(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

const usualPort = 8080;
const portsTried = 20;

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Listens on the configured port, or on 8080 or the next free one, and returns the public address. */
async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  if (port !== undefined) return app.listen({ port, host });
  for (let next = usualPort; next < usualPort + portsTried; next += 1) {
    try {
      return await app.listen({ port: next, host });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`No free port from ${usualPort} to ${usualPort + portsTried - 1}: set PORT.`);
}

/** Stops everything that was started, newest first. */
export type Stop = () => Promise<void>;

/**
 * Opens the database, seeds an empty one, and serves the portal, the API and the operator's pages. PGlite's files are
 * complete only after the stop.
 */
export async function start(config: Config): Promise<Stop> {
  // oxlint-disable-next-line portal/process-state -- what this process has opened
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
