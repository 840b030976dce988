import { and, eq } from 'drizzle-orm';
import type { Clock } from '../data/clock';
import type { Db, Tx } from '../data/database';
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
  /** See bodyHash. */
  bodyHash: string;
  clock: Clock;
}

export type OnceResult =
  | { outcome: 'answered'; answer: Answer; replayed: boolean }
  /** The first call with this key is still at work: 409. */
  | { outcome: 'in-progress' }
  /** The key belongs to another body: 409. */
  | { outcome: 'other-body' };

/** What is stored when the work throws, so that a retry does not try again (T12: failures stored too). */
const broken: Answer = {
  status: 500,
  body: { status: false, message: 'Something Went Wrong Please Try Again....' },
};

/** A process that died holds no lock; its key may be taken over after this time. */
const abandonedAfterMs = 120_000;

/**
 * Runs `work` at most once for a member's key and answers every repetition with the first answer (T12).
 * The work and its answer are committed together. A refusal is an answer too, and what the work wrote before it stays
 * (a wrong code counts); money goes into a savepoint, `tx.transaction(…)`, so that a refused movement leaves nothing.
 * When the work throws, all of it is rolled back, a 500 is stored and the error is thrown on.
 */
export async function once(
  db: Db,
  request: OnceRequest,
  work: (tx: Tx) => Promise<Answer>,
): Promise<OnceResult> {
  const mine = and(eq(idempotencyKeys.memberId, request.memberId), eq(idempotencyKeys.key, request.key));
  const { memberId, key, bodyHash, clock } = request;
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ memberId, key, bodyHash, state: 'running', createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [row] = await db.select().from(idempotencyKeys).where(mine);
    if (row?.bodyHash !== bodyHash) return { outcome: 'other-body' };
    if (row.state === 'done') return replay(row);
    if (clock.now().getTime() - row.createdAt.getTime() < abandonedAfterMs) return { outcome: 'in-progress' };
  }
  try {
    return await db.transaction(async (tx) => {
      // Whoever took over an abandoned key waits here for the others, and then finds their answer.
      const [row] = await tx.select().from(idempotencyKeys).where(mine).for('update');
      if (row?.state === 'done') return replay(row);
      const answer = await work(tx);
      await tx
        .update(idempotencyKeys)
        .set({ state: 'done', ...answer })
        .where(mine);
      return { outcome: 'answered', answer, replayed: false };
    });
  } catch (error) {
    await db
      .update(idempotencyKeys)
      .set({ state: 'done', ...broken })
      .where(and(mine, eq(idempotencyKeys.state, 'running')));
    throw error;
  }
}

const replay = (row: typeof idempotencyKeys.$inferSelect): OnceResult => ({
  outcome: 'answered',
  answer: { status: row.status ?? 500, body: row.body },
  replayed: true,
});
