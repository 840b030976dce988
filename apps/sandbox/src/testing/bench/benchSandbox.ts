import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { checkLedger, isSound } from '../../ledger/check';
import type { MoneyMember } from '../moneyMember';
import { startPostgres } from '../startPostgres';
import { fillMembers, measure } from './clients';
import type { Figures } from './figures';
import { type BenchClient, lists, round, transfer, writes } from './plan';
import { spawnServer } from './spawnServer';

/*
 * `npm run bench -- sandbox`: sign-in, the six calls that move money and the lists, over HTTP on the loopback, with 1, 8 and 32 clients
 * and one and two processes on one PostgreSQL with fsync; pins have the hashes of a real deployment. Then the transfers of
 * one member by as many clients, which have to wait for each other. After each, the books are counted again.
 * BENCH_SECONDS is how long each takes; `npm run bench -- sandbox one` measures the one member alone.
 */
const clientCounts = [1, 8, 32];
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
/** T33: how much longer a write may take when 32 clients ask for it at once. */
const mostOverOne = 10;

const widths = [10, 9, 24, 8, 10, 10, 12];
const printRow = (cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, index) => String(cell)[index === 2 ? 'padEnd' : 'padStart'](widths[index] ?? 0))
      .join('  '),
  );
const inMs = (milliseconds: number) => milliseconds.toFixed(1);

const server = await startPostgres({ durable: true });
const url = `${server.database.url}/${server.database.templates.empty}`;
const database = await openDatabase({ url });
const children: ChildProcess[] = [];
const faults: string[] = [];

async function conclude(figures: Figures): Promise<void> {
  const found = await checkLedger(database.db);
  if (!isSound(found)) faults.push(`the ledger is out of order: ${JSON.stringify(found)}`);
  for (const error of figures.errors.slice(0, 5)) faults.push(error);
  console.log(
    `${''.padStart(23)}errors ${figures.errors.length}, ledger ${isSound(found) ? 'exact' : 'WRONG'}\n`,
  );
}

try {
  const clock = createClock();
  const members = await fillMembers(database.db, clock, Math.max(...clientCounts));

  console.log(`Node ${process.version}, ${availableParallelism()} cores, ${seconds} s each; times in ms.\n`);
  printRow(['processes', 'clients', 'call', 'count', 'p50', 'p95', '× one client']);
  const origins: string[] = [];
  for (const processes of [1, 2]) {
    const started = await spawnServer('benchServer.ts', [url]);
    children.push(started.child);
    origins.push(started.origin);
    const toClients = (who: readonly MoneyMember[]): BenchClient[] =>
      who.map((member, index) => ({ ...member, origin: origins[index % origins.length] ?? '' }));
    // The first calls compile the contract's schemas.
    for (const origin of origins)
      await measure(
        members.slice(0, 1).map((member) => ({ ...member, origin })),
        round,
        0,
      );
    const alone = new Map<string, number>();
    for (const count of process.argv[2] === 'one' ? [] : clientCounts) {
      const figures = await measure(toClients(members.slice(0, count)), round, seconds);
      for (const name of [...writes, ...lists.map(([list]) => list)]) {
        const p95 = figures.within(name, 0.95);
        if (count === 1) alone.set(name, p95);
        printRow([
          processes,
          count,
          name,
          figures.count(name),
          inMs(figures.within(name, 0.5)),
          inMs(p95),
          (p95 / (alone.get(name) ?? NaN)).toFixed(1),
        ]);
      }
      await conclude(figures);
    }
    let one = NaN;
    for (const count of clientCounts) {
      const same = Array.from({ length: count }, () => members[0]).flatMap((member) => member ?? []);
      const figures = await measure(toClients(same), transfer, seconds);
      const p95 = figures.within('transfer', 0.95);
      if (count === 1) one = p95;
      printRow([
        processes,
        count,
        'one member’s transfers',
        figures.count('transfer'),
        inMs(figures.within('transfer', 0.5)),
        inMs(p95),
      ]);
      console.log(`${''.padStart(23)}${(p95 / one).toFixed(1)} × one client (at most ${mostOverOne})`);
      await conclude(figures);
    }
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await database.close();
  await server.stop();
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
