import { availableParallelism, loadavg } from 'node:os';
import { createClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { createServer } from '../../server';
import { moneyMember } from '../moneyMember';
import { openShop } from '../shop';
import { startPostgres } from '../startPostgres';
import { type SentStatement, watchStatements } from '../watchStatements';
import { askFor, askPage, type Measured } from './askPages';
import { Figures } from './figures';
import { fillLists } from './fillLists';
import type { Baseline } from './baselineServer';
import { lists } from './plan';
import { spawnServer } from './spawnServer';

/*
 * The second part of `npm run bench -- sandbox`, and all of `npm run bench -- sandbox lists`: pages of a member, next to a baseline
 * that does the same with Fastify and the driver alone (baselineServer.ts), in turns of one run. One process of each on one
 * PostgreSQL, nothing compressed. BENCH_SECONDS is how long each page takes with each number of clients, both together.
 */
const clientCounts = [1, 8, 32];
const turns = 5;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const pages = [...lists, ['notifications', '/latest-notifications'] as const];

const server = await startPostgres({ durable: true });
const url = `${server.database.url}/${server.database.templates.empty}`;
const database = await openDatabase({ url });
const ends: (() => unknown)[] = [];
const errors: string[] = [];

/** The page's own statement, which is the last that it sends, and its answer. */
async function readBaselines(token: string): Promise<Baseline[]> {
  const app = await createServer({ database, clock, log: { level: 'error' } });
  const sent: SentStatement[] = [];
  const unwatch = watchStatements((statement) => sent.push(statement));
  const baselines: Baseline[] = [];
  for (const [, path] of pages) {
    const reply = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
    const last = sent.at(-1);
    if (reply.statusCode !== 200 || !last) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    const { text, values = [] } = last;
    baselines.push({ path: `/api${path}`, text, values, answer: reply.json() });
  }
  unwatch();
  await app.close();
  return baselines;
}

const clock = createClock();
const perSecond = ({ figures, milliseconds }: Measured) => (figures.count('page') * 1000) / milliseconds;
const inMs = ({ figures }: Measured, part: number) => figures.within('page', part).toFixed(1);
const printRow = (cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, index) => String(cell)[index === 1 ? 'padEnd' : 'padStart'](index === 1 ? 22 : 8))
      .join(' '),
  );

try {
  await openShop(database.db);
  const { id, token } = await moneyMember(database.db, clock, 'benchlists');
  await fillLists(database.db, id, clock.now());
  const baseline = await spawnServer('baselineServer.ts', [url, JSON.stringify(await readBaselines(token))]);
  ends.push(() => baseline.child.kill('SIGTERM'));
  const sandbox = await spawnServer('benchServer.ts', [url]);
  ends.push(() => sandbox.child.kill('SIGTERM'));

  const loads = () =>
    loadavg()
      .map((load) => load.toFixed(1))
      .join(' ');
  console.log(
    `Pages beside a bare Fastify and pg, Node ${process.version}, ${availableParallelism()} cores, load ${loads()}.\n`,
  );
  printRow(['clients', 'page', 'p50', 'p95', 'a second', 'p50', 'p95', 'baseline', 'ratio']);
  for (const clients of clientCounts) {
    for (const [name, path] of pages) {
      const addresses = [`${sandbox.origin}/api${path}`, `${baseline.origin}/api${path}`] as const;
      const [own, bare] = await Promise.all(addresses.map((address) => askPage(address, token)));
      if (own?.body !== bare?.body) errors.push(`${name}: the baseline answers something else`);
      const ours: Measured = { figures: new Figures(), milliseconds: 0 };
      const bareOne: Measured = { figures: new Figures(), milliseconds: 0 };
      for (let turn = 0; turn < turns; turn += 1) {
        const slice = (seconds * 1000) / turns / 2;
        await askFor(slice, clients, addresses[0], token, ours);
        await askFor(slice, clients, addresses[1], token, bareOne);
      }
      errors.push(...ours.figures.errors, ...bareOne.figures.errors);
      printRow([
        ...[clients, name, inMs(ours, 0.5), inMs(ours, 0.95), perSecond(ours).toFixed(0)],
        ...[inMs(bareOne, 0.5), inMs(bareOne, 0.95), perSecond(bareOne).toFixed(0)],
        (perSecond(ours) / perSecond(bareOne)).toFixed(2),
      ]);
    }
  }
  console.log(`\nerrors ${errors.length}, load ${loads()}`);
} finally {
  for (const end of ends) end();
  await database.close();
  await server.stop();
}
if (errors.length > 0) {
  console.error(errors.slice(0, 5).join('\n'));
  process.exitCode = 1;
}
