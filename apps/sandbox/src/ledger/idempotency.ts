import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../data/clock';
import type { Db, Tx } from '../data/database';
import { isEndedByServer, isPassingFailure, RolledBack } from '../data/passingFailure';
import { runPrepared } from '../data/runPrepared';
import { idempotencyKeys } from '../data/schema/ledger';

export interface Answer {
  status: number;
  body: unknown;
}

export interface OnceRequest {
  memberId: number;
  /** The Idempotency-Key header. */
  key: string;
  /** The fingerprint of the call and its body (fingerprint.ts). */
  fingerprint: string;
  clock: Clock;
}

export type OnceResult =
  | { outcome: 'answered'; answer: Answer; replayed: boolean }
  /** The first call with this key is still in progress: 409. */
  | { outcome: 'in-progress' }
  /** The key belongs to another body: 409. */
  | { outcome: 'other-body' };

export interface Around {
  /** The answer of a success, if it is always the same. It is stored before the work, whose locks others then wait for less. */
  expected?: Answer | undefined;
  /** Slow work that runs before the claim without a connection, unless the answer already exists (T33). */
  prepare?: () => Promise<void>;
  /** Queues the transaction (memberQueue.ts). */
  inTurn?: <Result>(transaction: () => Promise<Result>) => Promise<Result>;
}

/** Stored when the work throws, so a retry doesn't run it again (T12: failures are stored too). */
const broken: Answer = {
  status: 500,
  body: { status: false, message: 'Something Went Wrong Please Try Again....' },
};

/**
 * Runs `work` at most once for a member's key and repeats its answer byte for byte (T12). Writes before a refusal stay
 * (a wrong code counts), so a refused posting writes nothing (post.ts). If the work throws, everything is rolled
 * back and a 500 is stored, except after a passing failure (T39, D154, T48). The claim is a database lock of the transaction, so
 * it ends with a process that dies (ADR 19).
 */
export async function once(
  db: Db,
  request: OnceRequest,
  work: (tx: Tx) => Promise<Answer>,
  { expected, prepare, inTurn = (transaction) => transaction() }: Around = {},
): Promise<OnceResult> {
  const { memberId, key, fingerprint, clock } = request;
  const row = { memberId, key, fingerprint, createdAt: clock.now() };
  const keep = (tx: Tx, { status, body }: Answer) =>
    runPrepared(
      tx,
      'keep an answer',
      'INSERT INTO idempotency_keys (member_id, key, body_hash, status, body, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [memberId, key, fingerprint, status, JSON.stringify(body), row.createdAt.toISOString()],
    );
  const given = await findAnswer(db, request);
  if (given) return toResult(given, request);
  await prepare?.();
  return inTurn(async () => {
    const stage = { isClaimed: false, isCommitting: false };
    try {
      return await db.transaction(async (tx) => {
        const claimed = await claim(tx, request);
        if (!claimed) return { outcome: 'in-progress' };
        if (claimed.earlier) return toResult(claimed.earlier, request);
        stage.isClaimed = true;
        if (expected) await keep(tx, expected);
        const answer = await work(tx);
        if (!expected) await keep(tx, answer);
        else if (!isDeepStrictEqual(answer, expected))
          await tx.update(idempotencyKeys).set(stored(answer)).where(isKey(request));
        stage.isCommitting = true;
        return { outcome: 'answered', answer, replayed: false };
      });
    } catch (error) {
      // Without a certain rollback, a retry either gets the stored answer or does the work.
      if (isPassingFailure(error))
        throw stage.isClaimed && (!stage.isCommitting || isEndedByServer(error))
          ? new RolledBack(error)
          : error;
      await db
        .insert(idempotencyKeys)
        .values({ ...row, ...stored(broken) })
        .onConflictDoNothing();
      throw error;
    }
  });
}

const stored = ({ status, body }: Answer) => ({ status, body: JSON.stringify(body) });

/** The row of a key. */
interface Kept {
  fingerprint: string;
  status: number;
  body: string;
}

const isKey = ({ memberId, key }: OnceRequest) =>
  and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

/** Claims the key, and reads its answer in the same round trip. Returns undefined if another call has the key. */
async function claim(
  tx: Tx,
  { memberId, key }: OnceRequest,
): Promise<{ earlier: Kept | undefined } | undefined> {
  const [row] = await runPrepared<{ claimed: boolean } & (Kept | { body: null })>(
    tx,
    'claim a key',
    'SELECT claimed, fingerprint, status, body FROM claim_key($1::int, $2)',
    [memberId, key],
  );
  return row?.claimed ? { earlier: row.body === null ? undefined : row } : undefined;
}

/** The stored answer of this key, if it was used before. */
async function findAnswer(db: Db, { memberId, key }: OnceRequest): Promise<Kept | undefined> {
  const [row] = await runPrepared<Kept>(
    db,
    'answer of a key',
    'SELECT body_hash AS fingerprint, status, body FROM idempotency_keys WHERE member_id = $1 AND key = $2',
    [memberId, key],
  );
  return row;
}

function toResult(row: Kept, { fingerprint }: OnceRequest): OnceResult {
  if (row.fingerprint !== fingerprint) return { outcome: 'other-body' };
  return {
    outcome: 'answered',
    answer: { status: row.status, body: JSON.parse(row.body) as unknown },
    replayed: true,
  };
}
