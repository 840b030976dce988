import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { purchaseQueue } from '../../areas/purchase/buyPackage';
import type { SentStatement } from '../watchStatements';

/** What the sandbox did for one call of one member. */
export interface Replay {
  token: string;
  path: string;
  statements: readonly SentStatement[];
  /** The secret that it verified. */
  judged?: { hash: string; secret: string };
  answer: unknown;
}

/**
 * The minimum cost of a call that moves money: Fastify, the same hash and the same statements in their order. Its writes
 * are rolled back, because they can't happen twice, and one row is committed durably in their place. Its arguments are the
 * database and a file of replays.
 */
const [, , connectionString, file = ''] = process.argv;
const pool = new Pool({ connectionString, max: 20 });
const isControl = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release)/i;
const isWrite = /^\s*(?:insert|update|delete|with [^;]*\b(?:insert|update|delete)\b)/i;

/** Leaves out the writes that can't be repeated, such as a second row of a unique key. */
async function getRepeatable(statements: readonly SentStatement[]): Promise<SentStatement[]> {
  const client = await pool.connect();
  const kept: SentStatement[] = [];
  await client.query('begin');
  for (const statement of statements.filter(({ text }) => !isControl.test(text))) {
    await client.query('savepoint replay');
    await client.query(statement as Sent).then(
      () => kept.push(statement),
      () => client.query('rollback to savepoint replay'),
    );
  }
  await client.query('rollback');
  client.release();
  return kept;
}
type Sent = SentStatement & { values: unknown[] };

const replays = new Map<string, Replay & { writes: boolean }>();
let [all, left] = [0, 0];
for (const one of JSON.parse(readFileSync(file, 'utf8')) as Replay[]) {
  const statements = await getRepeatable(one.statements);
  const writes = statements.some(({ text }) => isWrite.test(text));
  replays.set(`${one.token} ${one.path}`, { ...one, statements, writes });
  all += one.statements.filter(({ text }) => !isControl.test(text)).length;
  left += statements.length;
}
process.stderr.write(`The bare handler repeats ${left} of ${all} statements.\n`);

/** Without the sandbox's queue some calls block each other. The database ends one of them, which is repeated. */
const isDeadlock = (error: unknown) => (error as { code?: string }).code === '40P01';

async function repeat({ statements, writes }: { statements: readonly SentStatement[]; writes: boolean }) {
  const client = await pool.connect();
  try {
    if (writes) await client.query('begin');
    for (const statement of statements) await client.query(statement as Sent);
    if (writes) {
      await client.query('rollback');
      await client.query('insert into bench_commits default values');
    }
    client.release();
  } catch (error) {
    // Its transaction has failed, so no other call gets it.
    client.release(true);
    if (!isDeadlock(error)) throw error;
    await repeat({ statements, writes });
  }
}

/** Purchases wait for each other as in the sandbox, because they lock the same totals until their end. */
const isPurchase = /\/(?:subscription\/store|live-subscription)$/;
const unqueued = (work: () => Promise<void>) => work();

const app = Fastify();
app.all('/api/*', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const replay = replays.get(`${token} ${request.url.slice('/api'.length)}`);
  if (!replay) return reply.code(404).send({ status: false });
  const { judged, answer } = replay;
  if (judged && !(await verify(judged.hash, judged.secret))) return reply.code(401).send({ status: false });
  await (isPurchase.test(request.url) ? purchaseQueue : unqueued)(() => repeat(replay));
  return answer;
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0));
});
