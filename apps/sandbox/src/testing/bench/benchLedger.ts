import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '../../data/clock';
import { type Database, openDatabase } from '../../data/engine';
import { checkLedger, isSound } from '../../ledger/check';
import { describeCheck } from '../../ledger/describeCheck';
import { createServer } from '../../server';
import { pin } from '../accounts';
import { type MoneyMember, moneyMember } from '../moneyMember';
import { startPostgres } from '../startPostgres';
import { lightCost } from '../lightCost';

/*
 * `npm run bench -- ledger`: how many transfers the whole sandbox carries out, each asked for over HTTP on the loopback with
 * its key and its pin, and how long the slower ones take. Each client is a member of its own and asks one at a time.
 */
const clientCounts = [1, 8, 32];
const most = { transfers: 600, seconds: 8 };

const clock = createClock();
let keys = 0;

async function transfer(origin: string, { token, username }: MoneyMember): Promise<void> {
  const reply = await fetch(`${origin}/api/transfer/amount`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `bench-${String((keys += 1)).padStart(8, '0')}`,
    },
    body: JSON.stringify({
      ...{ wallet: 'pay_out_to_pay_in', transfer_amount: '0.01', payee: username, mpin: pin },
    }),
  });
  if (reply.status !== 200) throw new Error(`A transfer answered ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
}

/** Milliseconds of each transfer, until there are enough or time is up. */
async function measure(origin: string, members: readonly MoneyMember[]) {
  const start = performance.now();
  const taken: number[] = [];
  let started = 0;
  const isOver = () => started >= most.transfers || performance.now() - start > most.seconds * 1000;
  await Promise.all(
    members.map(async (member) => {
      while (!isOver()) {
        started += 1;
        const before = performance.now();
        await transfer(origin, member);
        taken.push(performance.now() - before);
      }
    }),
  );
  return { seconds: (performance.now() - start) / 1000, taken: taken.sort((a, b) => a - b) };
}

async function bench(engine: string, database: Database): Promise<void> {
  const app = await createServer({
    database,
    clock,
    passwordCost: lightCost,
    limits: {},
    log: { level: 'error' },
  });
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const members: MoneyMember[] = [];
    for (let index = 0; index < Math.max(...clientCounts); index += 1)
      members.push(
        await moneyMember(database.db, clock, `bench${index}`, { wallets: { pay_out: '1000.00' } }),
      );
    // The first calls compile the contract's schemas.
    for (const member of members) await transfer(origin, member);
    for (const clients of clientCounts) {
      const { seconds, taken } = await measure(origin, members.slice(0, clients));
      const at = (part: number) => taken[Math.ceil(taken.length * part) - 1]?.toFixed(1) ?? '-';
      const cells = [engine, clients, taken.length, (taken.length / seconds).toFixed(0), at(0.5), at(0.95)];
      printRow(cells.map(String));
    }
    const found = await checkLedger(database.db);
    if (!isSound(found)) throw new Error(describeCheck(found).join('\n'));
  } finally {
    await app.close();
  }
}

const widths = [12, 9, 11, 12, 9, 9];
const printRow = (cells: readonly string[]) =>
  console.log(
    cells
      .map((cell, index) => (index ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[0] ?? 0)))
      .join(''),
  );

async function benchPglite(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'sandbox-bench-'));
  const database = await openDatabase({ dir });
  try {
    await bench('PGlite', database);
  } finally {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  }
}

async function benchPostgres(): Promise<void> {
  const server = await startPostgres({ durable: true });
  const database = await openDatabase({ url: `${server.database.url}/${server.database.templates.empty}` });
  try {
    await bench('PostgreSQL', database);
  } finally {
    await database.close();
    await server.stop();
  }
}

console.log(
  `Transfers over HTTP on the loopback: Node ${process.version}, ${availableParallelism()} cores. Server, clients and`,
);
console.log(
  'PGlite share this process; pins have light hashes; both engines have files on the disk, PostgreSQL with fsync.\n',
);
printRow(['engine', 'clients', 'transfers', 'per second', 'p50 ms', 'p95 ms']);
await benchPglite();
await benchPostgres();
