import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../data/clock';
import { type Db, selectRows, type Tx } from '../data/database';
import { isLostConnection } from '../data/lostConnection';
import { idempotencyKeys } from '../data/schema/ledger';

/** What a call answered. */
export interface Answer {
  status: number;
  body: unknown;
}

export interface OnceRequest {
  memberId: number;
  /** The Idempotency-Key header. */
  key: string;
  /** Of the call and its body (fingerprint.ts). */
  fingerprint: string;
  clock: Clock;
}

export type OnceResult =
  | { outcome: 'answered'; answer: Answer; replayed: boolean }
  /** The first call with this key is still at work: 409. */
  | { outcome: 'in-progress' }
  /** The key belongs to another body: 409. */
  | { outcome: 'other-body' };

export interface Around {
  /** Slow work: runs before the claim, holds no connection, and not for an answer that is there already (T33). */
  prepare?: () => Promise<void>;
  /** Lets the transaction wait for its turn (memberQueue.ts). */
  inTurn?: <Result>(transaction: () => Promise<Result>) => Promise<Result>;
}

/** This is stored when the work throws, so that a retry does not try again (T12: failures are stored too). */
const broken: Answer = {
  status: 500,
  body: { status: false, message: 'Something Went Wrong Please Try Again....' },
};

/**
 * Runs `work` at most once for a member's key and answers every repetition with the first answer, byte for byte (T12).
 * The work and its answer are committed together. A refusal is an answer too, and what the work wrote before it stays
 * (a wrong code counts); money goes into a savepoint, `tx.transaction(…)`, so that a refused movement leaves nothing.
 * When the work throws, all of it is rolled back, a 500 is stored and the error is thrown on. A lost connection stores
 * nothing (T39).
 *
 * The claim is a lock of the database that its transaction holds: it is gone with whoever held it, so a process that dies
 * keeps nobody waiting (ADR 19).
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
    try {
      return await db.transaction(async (tx) => {
        if (!(await claim(tx, request))) return { outcome: 'in-progress' };
        // Looked at only now that the claim is held: whoever held it before has committed.
        const earlier = await findAnswer(tx, request);
        if (earlier) return earlier;
        const answer = await work(tx);
        await tx
          .insert(idempotencyKeys)
          .values({ ...row, ...stored(answer) })
          .prepare('keep an answer')
          .execute();
        return { outcome: 'answered', answer, replayed: false };
      });
    } catch (error) {
      // Whether the work was committed is unknown, and a retry finds out: it gets the stored answer or does the work.
      if (isLostConnection(error)) throw error;
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
  const [row] = await selectRows<{ claimed: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${`${memberId} ${key}`}, 0)) AS claimed`,
  );
  return row?.claimed === true;
}

/** What this key was answered, if it was used before. */
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
