import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { checkLedger, isSound } from '../../ledger/check';
import type { MoneyMember } from '../moneyMember';
import { copyTemplate } from '../copyTemplate';
import { startPostgres } from '../startPostgres';
import { fillMembers, measure } from './clients';
import { Figures } from './figures';
import { lists, round, transfer, writes } from './plan';
import { recordRounds } from './recordRounds';

/** Starts a file of this folder as a separate process that prints its address. */
async function spawnServer(
  file: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; origin: string }> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
  return { child, origin };
}

/*
 * `npm run bench -- sandbox`: sign-in, the six calls that move money and the lists, over HTTP on the loopback, with 1, 8 and
 * 32 clients on one PostgreSQL with fsync; pins have the hashes of a real deployment. One and two processes of the sandbox
 * take turns with a bare handler of the same hash and the same statements (bareServer.ts). Then the transfers of one member
 * by as many clients, which have to wait for each other. After each turn the books are counted again. BENCH_SECONDS is how
 * long each is measured; `npm run bench -- sandbox one` measures the one member alone.
 */
const clientCounts = [1, 8, 32] as const;
const most = 32;
const turns = 4;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
/** Goals (T33): how much longer a call may take with 32 clients than with one, and than the bare handler's. */
const goals = { overOne: 10, overBare: 1.3 };

const upTo = (count: number) => [...Array(count).keys()];

const printRow = ([first, ...cells]: readonly [string, ...(string | number)[]]) =>
  console.log(
    first.padEnd(24) +
      cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padStart(10)).join(''),
  );

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const server = await startPostgres({ durable: true });
const { templates, url: root } = server.database;
// What the sandbox writes would change what the bare handler's statements find.
const bareUrl = await copyTemplate(root, templates.empty, 'bare');
const url = `${root}/${templates.empty}`;
const [database, bareDatabase] = [await openDatabase({ url }), await openDatabase({ url: bareUrl })];
const ends: (() => unknown)[] = [];
const errors: string[] = [];
const spawnOne = async (...[file, args]: Parameters<typeof spawnServer>) => {
  const { child, origin } = await spawnServer(file, args);
  ends.push(() => child.kill('SIGTERM'));
  return origin;
};

try {
  const clock = createClock();
  const members = await fillMembers(database.db, clock, most);
  const bareMembers = await fillMembers(bareDatabase.db, clock, most);
  await bareDatabase.db.execute(sql`create table bench_commits (at timestamptz default now())`);
  const file = join(folder, 'replays.json');
  const replays = await recordRounds({ database: bareDatabase, clock }, bareMembers);
  writeFileSync(
    file,
    JSON.stringify(replays, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  );
  const ours = [await spawnOne('benchServer.ts', [url]), await spawnOne('benchServer.ts', [url])];
  const contenders = {
    ours: ours.slice(0, 1),
    'two processes': ours,
    bare: [await spawnOne('bareServer.ts', [bareUrl, file])],
  };
  type Contender = keyof typeof contenders;
  const names = Object.keys(contenders) as Contender[];
  const play = async (
    name: Contender,
    who: readonly number[],
    work: Parameters<typeof measure>[1],
    time: number,
    taken = new Figures(),
  ) => {
    const origins = contenders[name];
    const own = name === 'bare' ? bareMembers : members;
    const clients = who.map((at, client) => ({
      ...(own[at] as MoneyMember),
      origin: origins[client % origins.length] ?? '',
    }));
    await measure(clients, work, time, taken);
    errors.push(...taken.errors.splice(0));
    const books = await checkLedger(database.db);
    if (!isSound(books)) errors.push(`the ledger is out of order: ${JSON.stringify(books)}`);
    return taken;
  };
  console.log(
    `p95 in ms, Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, ${seconds} s each. At most ${goals.overOne} × one client, and ${goals.overBare} × bare.\n`,
  );
  // The first calls compile the contract's schemas.
  for (const name of names) await play(name, upTo(2), round, 0);

  if (process.argv[2] !== 'one') {
    const figures = new Map(names.map((name) => [name, clientCounts.map(() => new Figures())]));
    for (let turn = 0; turn < turns; turn += 1)
      for (const [at, count] of clientCounts.entries())
        for (const name of names)
          await play(name, upTo(count), round, seconds / turns, figures.get(name)?.[at]);
    const toCells = (name: Contender, call: string) => {
      const [one = NaN, some = NaN, many = NaN] = (figures.get(name) ?? []).map((taken) =>
        taken.within(call, 0.95),
      );
      return [one, some, many, many / one] as const;
    };
    const head = (name: string) => [`${name}, 1`, '8', '32', '× one'];
    printRow(['call', ...head('ours'), ...['two, 32', '× one'], ...head('bare'), '× bare']);
    for (const call of [...writes, ...lists.map(([list]) => list)]) {
      const [own, two, bare] = [toCells('ours', call), toCells('two processes', call), toCells('bare', call)];
      printRow([call, ...own, ...two.slice(2), ...bare, own[2] / bare[2]]);
    }
  }

  console.log('');
  printRow(['one member’s transfers', 'clients', 'count', 'p95', '× one']);
  let alone = NaN;
  for (const count of clientCounts) {
    const taken = await play('two processes', Array<number>(count).fill(0), transfer, seconds);
    const p95 = taken.within('transfer', 0.95);
    if (count === 1) alone = p95;
    printRow(['', String(count), String(taken.count('transfer')), p95, p95 / alone]);
  }
  console.log(`${errors.length} errors, ledger counted after each turn`);
} finally {
  for (const end of ends) end();
  rmSync(folder, { recursive: true, force: true });
  await database.close();
  await bareDatabase.close();
  await server.stop();
}
if (errors.length > 0) {
  console.error(errors.slice(0, 5).join('\n'));
  process.exitCode = 1;
}
