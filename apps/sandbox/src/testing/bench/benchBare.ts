import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '../../data/clock';
import { openDatabase } from '../../data/engine';
import { members as memberTable } from '../../data/schema/members';
import { createServer } from '../../server';
import type { MoneyMember } from '../moneyMember';
import { startPostgres } from '../startPostgres';
import { type SentStatement, watchStatements } from '../watchStatements';
import type { Replay } from './bareServer';
import { fillMembers, measure, toHeaders } from './clients';
import { Figures } from './figures';
import { type Ask, round, writes } from './plan';
import { spawnServer } from './spawnServer';

/*
 * `npm run bench -- sandbox bare`: the sign-in and the money calls next to a bare handler with the same hash and the same
 * statements (bareServer.ts), in turns of one run, one process of each on one PostgreSQL with fsync.
 */
const clientCounts = [1, 32] as const;
const turns = 4;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
/** Goals: how much longer a call may take with 32 clients than with one, and than the bare handler's. */
const goals = { overOne: 10, overBare: 1.3 };

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const server = await startPostgres({ durable: true });
const url = `${server.database.url}/${server.database.templates.empty}`;
const database = await openDatabase({ url });
const ends: (() => unknown)[] = [];
const errors: string[] = [];

/** Plays one round of each member, and returns what the sandbox did for each call. */
async function recordRounds(members: readonly MoneyMember[]): Promise<Replay[]> {
  const app = await createServer({ database, clock, limits: {}, log: { level: 'error' } });
  const known = await database.db.select().from(memberTable);
  const hashes = new Map(known.map((row) => [row.id, row]));
  let statements: SentStatement[] = [];
  const unwatch = watchStatements((statement) => statements.push(statement));
  const replays: Replay[] = [];
  for (const { id, token, username } of members) {
    const ask: Ask = async (_name, _client, path, body) => {
      statements = [];
      const reply = await app.inject({
        ...{ method: body ? 'POST' : 'GET', url: `/api${path}`, headers: toHeaders(token, body) },
        ...(body && { payload: body }),
      });
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
      const answer = reply.json<Record<string, unknown>>();
      const { mpin, password } = (body ?? {}) as { mpin?: string; password?: string };
      const secret = mpin ?? password;
      const hash = mpin === undefined ? hashes.get(id)?.passwordHash : hashes.get(id)?.pinHash;
      replays.push({ token, path, statements, answer, ...(secret && hash && { judged: { hash, secret } }) });
      return answer;
    };
    await round(ask, { origin: '', token, username });
  }
  unwatch();
  await app.close();
  return replays;
}

const toJson = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

const clock = createClock();
const names = ['ours', 'bare'] as const;
const printRow = (cells: readonly (string | number)[]) =>
  console.log(
    cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 24 : 11)).join(''),
  );

try {
  const members = await fillMembers(database.db, clock, Math.max(...clientCounts));
  await database.db.execute(sql`create table bench_commits (at timestamptz default now())`);
  const file = join(folder, 'replays.json');
  writeFileSync(file, JSON.stringify(await recordRounds(members), toJson));
  const servers = {
    ours: await spawnServer('benchServer.ts', [url]),
    bare: await spawnServer('bareServer.ts', [url, file]),
  };
  ends.push(...names.map((name) => () => servers[name].child.kill('SIGTERM')));
  const figures = names.map(() => clientCounts.map(() => new Figures()));
  const play = (at: number, count: number, time: number, taken: Figures) =>
    measure(
      members.slice(0, count).map((member) => ({ ...member, origin: servers[names[at] ?? 'ours'].origin })),
      round,
      time,
      taken,
    );
  // The first calls compile the contract's schemas.
  for (const at of names.keys()) await play(at, 1, 0, new Figures());
  for (let turn = 0; turn < turns; turn += 1)
    for (const [column, count] of clientCounts.entries())
      for (const at of names.keys())
        await play(at, count, seconds / turns, figures[at]?.[column] ?? new Figures());
  errors.push(...figures.flat().flatMap((one) => one.errors));
  console.log(
    `p95 in ms, Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}. At most ${goals.overOne} × one client, and ${goals.overBare} × bare.\n`,
  );
  printRow(['call', 'ours, 1', 'ours, 32', '× one', 'bare, 1', 'bare, 32', '× one', '× bare']);
  for (const name of writes) {
    const [own = [], bare = []] = figures.map((row) => row.map((one) => one.within(name, 0.95)));
    const toCells = ([one = NaN, many = NaN]: readonly number[]) => [one, many, many / one];
    const cells = [...toCells(own), ...toCells(bare), (own[1] ?? NaN) / (bare[1] ?? NaN)];
    printRow([name, ...cells.map((value) => value.toFixed(1))]);
  }
} finally {
  for (const end of ends) end();
  rmSync(folder, { recursive: true, force: true });
  await database.close();
  await server.stop();
}
if (errors.length > 0) {
  console.error(errors.slice(0, 5).join('\n'));
  process.exitCode = 1;
}
