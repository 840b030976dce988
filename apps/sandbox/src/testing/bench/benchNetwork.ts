import { eq, sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMember } from '../../access/members';
import { openSession } from '../../access/sessions';
import { createClock } from '../../data/clock';
import { type Database, openDatabase } from '../../data/engine';
import { joinNetwork } from '../../data/joinNetwork';
import { packages } from '../../data/schema/catalogue';
import { members } from '../../data/schema/members';
import { demoMember, firstTeamId } from '../../seeds/demoMembers';
import { createRandom } from '../../seeds/random';
import { planSeed, writeSeed } from '../../seeds/seed';
import { buy } from '../../plan/buy';
import { createServer } from '../../server';
import { fund } from '../moneyMember';
import { startPostgres } from '../startPostgres';
import { lightCost } from '../seedOptions';

/*
 * `npm run bench -- network pglite|postgres` with SANDBOX_MEMBERS: how long the network's calls take over HTTP on the
 * loopback, one after the other, as the leader of all of the team and as members at random, and what it costs to join and
 * to buy far below. "CPU" is the mean of what this process worked, client, server and PGlite together (not PostgreSQL): on a
 * busy machine it tells more than the clock. With DATABASE_URL (an empty database) on that PostgreSQL, else on one that is made and thrown away.
 */
const count = Number(process.env.SANDBOX_MEMBERS ?? 5_000);
const engine = process.argv[2] === 'postgres' ? 'postgres' : 'pglite';
const rounds = Number(process.env.BENCH_ROUNDS ?? 200);
const clock = createClock();
const random = createRandom(9);
const leader = demoMember('leader');

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const memory = () => `${Math.round(process.memoryUsage().rss / 1024 ** 2)} MB`;
const say = (text: string) => console.log(`${text} (load ${loadavg()[0]?.toFixed(1)})`);

async function measure(name: string, run: () => Promise<unknown>, times = rounds): Promise<void> {
  for (let warm = 0; warm < 5; warm += 1) await run();
  const taken: number[] = [];
  const worked = process.cpuUsage();
  for (let round = 0; round < times; round += 1) {
    const before = performance.now();
    await run();
    taken.push(performance.now() - before);
  }
  const { user, system } = process.cpuUsage(worked);
  taken.sort((a, b) => a - b);
  const at = (part: number) => (taken[Math.ceil(taken.length * part) - 1] ?? 0).toFixed(1).padStart(9);
  const cpu = ((user + system) / 1000 / times).toFixed(1).padStart(9);
  console.log(name.padEnd(44) + at(0.5) + at(0.95) + cpu);
}

async function fill({ db }: Database): Promise<void> {
  const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    const result = await work();
    const { user, system } = process.cpuUsage(cpu);
    const worked = `CPU ${((user + system) / 1e6).toFixed(1)} s`;
    say(`${count} members ${what} in ${seconds(start)}, ${worked}, memory ${memory()}`);
    return result;
  };
  const world = await timed('planned', () => planSeed({ clock, members: count }));
  await timed('written', () => writeSeed(db, world));
}

async function benchCalls({ db }: Database, origin: string): Promise<void> {
  const read = async (path: string, token: string) => {
    const reply = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  const own = await openSession(db, leader.id, 'session', clock.now());
  const names: string[] = [];
  const tokens: string[] = [];
  while (names.length < Math.min(300, count)) {
    const id = firstTeamId + random.integer(0, count - 1);
    const [member] = await db.select({ username: members.username }).from(members).where(eq(members.id, id));
    names.push(member?.username ?? '');
    if (tokens.length < 60) tokens.push(await openSession(db, id, 'session', clock.now()));
  }
  console.log(`\n${'call'.padEnd(44)}   p50 ms   p95 ms   CPU ms`);
  for (const path of ['directTeam', 'binary-details']) {
    await measure(`${path}, the leader's`, () => read(`/${path}`, own));
    await measure(`${path} of a member at random`, () =>
      read(`/${path}?username=${random.pick(names)}`, own),
    );
  }
  await measure('user-team-details, the leader', () => read('/user-team-details', own));
  await measure('user-team-details?level=25, the leader', () => read('/user-team-details?level=25', own));
  const whoseFind = { 'the leader': () => own, 'a member at random': () => random.pick(tokens) };
  for (const [whose, token] of Object.entries(whoseFind)) {
    for (const tree of ['binary', 'direct']) {
      for (const letters of [2, 5]) {
        await measure(`team-search, ${tree}, ${letters} letters, ${whose}`, () =>
          read(`/team-search?tree=${tree}&username=${random.pick(names).slice(0, letters)}`, token()),
        );
      }
    }
  }
  await measure('directlist, a page of the leader at random', () =>
    read(`/directlist?page=${random.integer(1, 12)}`, own),
  );
  await measure('rank/incomes, the leader', () => read('/rank/incomes', own));
  await measure('pool/incomes, the leader', () => read('/pool/incomes', own));
  for (const path of ['user-team-details', 'directlist', 'rank/incomes', 'pool/incomes'])
    await measure(`${path}, a member at random`, () => read(`/${path}`, random.pick(tokens)));
}

async function benchWrites({ db }: Database): Promise<void> {
  const some = () => firstTeamId + random.integer(0, count - 1);
  let joined = 0;
  await measure(
    'to join below a member at random',
    () => {
      const username = `bench${(joined += 1)}`;
      const newcomer = { username, name: username, email: '', phone: '', passwordHash: '' };
      return db.transaction((tx) =>
        joinNetwork(tx, { ...newcomer, createdAt: clock.now() }, some(), random.pick(['L', 'R'] as const)),
      );
    },
    100,
  );
  const [pack] = await db.select().from(packages).where(eq(packages.id, 1));
  if (!pack) throw new Error('there is no package to buy');
  await fund(db, leader.id, { pay_in: '1000000.00' }, clock.now());
  await measure(
    'to buy a bot for a member at random',
    () =>
      db.transaction(async (tx) =>
        buy(tx, {
          ...{ buyerId: leader.id, owner: await getMember(tx, some()) },
          ...{ pack, cents: 10_000n, at: clock.now() },
        }),
      ),
    100,
  );
}

async function bench(database: Database): Promise<void> {
  await fill(database);
  const { rows } = (await database.db.execute(
    sql`SELECT max(level)::int AS levels, count(*)::int AS rows, pg_size_pretty(pg_database_size(current_database())) AS size FROM level_totals`,
  )) as { rows: { levels: number; rows: number; size: string }[] };
  console.log(`levels ${rows[0]?.levels}, level rows ${rows[0]?.rows}, database ${rows[0]?.size}`);
  const app = await createServer({
    ...{ database, clock, passwordCost: lightCost, limits: {}, log: { level: 'error' } },
  });
  try {
    await benchCalls(database, await app.listen({ port: 0, host: '127.0.0.1' }));
    await benchWrites(database);
    say('\ndone');
  } finally {
    await app.close();
  }
}

async function open(): Promise<{ database: Database; end: () => Promise<void> }> {
  if (engine === 'pglite') {
    const dir = await mkdtemp(join(tmpdir(), 'sandbox-bench-'));
    const database = await openDatabase({ dir });
    return { database, end: () => database.close().then(() => rm(dir, { recursive: true, force: true })) };
  }
  const given = process.env.DATABASE_URL;
  if (given !== undefined) {
    const database = await openDatabase({ url: given });
    return { database, end: () => database.close() };
  }
  const server = await startPostgres({ durable: true });
  const database = await openDatabase({ url: `${server.database.url}/${server.database.templates.empty}` });
  return { database, end: () => database.close().then(() => server.stop()) };
}

say(`${engine}, Node ${process.version}, ${availableParallelism()} cores`);
const { database, end } = await open();
try {
  await bench(database);
} finally {
  await end();
}
