import { and, eq } from 'drizzle-orm';
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
 * (a wrong code counts), so a refused posting writes nothing (postAll.ts). If the work throws, everything is rolled
 * back and a 500 is stored, except after a passing failure (T39, D154, T48). The claim is a database lock of the transaction, so
 * it ends with a process that dies (ADR 19).
 */
export async function once(
  db: Db,
  request: OnceRequest,
  work: (tx: Tx) => Promise<Answer>,
  { prepare, inTurn = (transaction) => transaction() }: Around = {},
): Promise<OnceResult> {
  const { memberId, key, fingerprint, clock } = request;
  const row = { memberId, key, fingerprint, createdAt: clock.now() };
  const given = await findAnswer(db, request);
  if (given) return given;
  await prepare?.();
  return inTurn(async () => {
    const stage = { isClaimed: false, isCommitting: false };
    try {
      return await db.transaction(async (tx) => {
        if (!(await claim(tx, request))) return { outcome: 'in-progress' };
        // Read only after the claim, because the previous holder has then committed.
        const earlier = await findAnswer(tx, request);
        if (earlier) return earlier;
        stage.isClaimed = true;
        const answer = await work(tx);
        await tx
          .insert(idempotencyKeys)
          .values({ ...row, ...stored(answer) })
          .prepare('keep an answer')
          .execute();
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

async function claim(tx: Tx, { memberId, key }: OnceRequest): Promise<boolean> {
  const [row] = await runPrepared<{ claimed: boolean }>(
    tx,
    'claim a key',
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS claimed',
    [`${memberId} ${key}`],
  );
  return row?.claimed === true;
}

/** The stored answer of this key, if it was used before. */
async function findAnswer(
  db: Db,
  { memberId, key, fingerprint }: OnceRequest,
): Promise<OnceResult | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key)))
    .prepare('answer of a key')
    .execute();
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint) return { outcome: 'other-body' };
  return {
    outcome: 'answered',
    answer: { status: row.status, body: JSON.parse(row.body) as unknown },
    replayed: true,
  };
}
