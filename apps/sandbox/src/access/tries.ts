import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../data/database';
import { secretTries } from '../data/schema/access';
import { maxTries } from './limits';

export type TryOutcome = 'right' | 'wrong' | 'locked';

export interface TryOptions {
  memberId: number;
  /** The kind of secret: `otp:<purpose>`, `password`, `pin` or `totp`. */
  kind: string;
  /** The lock's duration in seconds after five wrong tries. */
  lockLife: number;
  now: Date;
}

/** Whether a secret is locked, which saves the hash. The try itself still decides (`tryOnce`). */
export async function isLocked(db: Db, memberId: number, kind: string, now: Date): Promise<boolean> {
  const [count] = await db
    .select({ lockedUntil: secretTries.lockedUntil })
    .from(secretTries)
    .where(and(eq(secretTries.memberId, memberId), eq(secretTries.kind, kind)));
  return count?.lockedUntil != null && count.lockedUntil > now;
}

/**
 * Runs and counts one try of a secret. A lock serializes the tries of a member and kind, so parallel guesses count too
 * (T14). A correct try resets the count, and a resend does not.
 */
export async function tryOnce(
  db: Db,
  { memberId, kind, lockLife, now }: TryOptions,
  isRight: (tx: Tx) => Promise<boolean>,
): Promise<TryOutcome> {
  return inTransaction(db, async (tx) => {
    const here = and(eq(secretTries.memberId, memberId), eq(secretTries.kind, kind));
    const latest = new Date(now.getTime() + lockLife * 1000);
    // A lock from a wrong clock ends one lifetime from now at the latest.
    const lockedAtMost = sql`CASE WHEN ${secretTries.lockedUntil} IS NULL THEN NULL
      ELSE least(${secretTries.lockedUntil}, ${latest.toISOString()}::timestamptz) END`;
    // One statement creates, locks and reads the row, because a member's writes wait for each other here (T33).
    const [count] = await tx
      .insert(secretTries)
      .values({ memberId, kind, updatedAt: now })
      .onConflictDoUpdate({
        target: [secretTries.memberId, secretTries.kind],
        set: { updatedAt: now, lockedUntil: lockedAtMost },
      })
      .returning()
      .prepare('count a try')
      .execute();
    if (!count) throw new Error('The counter of tries was not made.');
    if (count.lockedUntil && count.lockedUntil > now) return 'locked';
    const before = count.lockedUntil ? 0 : count.tries;
    const right = await isRight(tx);
    const tries = right ? 0 : before + 1;
    const lockedUntil = tries >= maxTries ? latest : null;
    if (tries !== count.tries || lockedUntil !== count.lockedUntil)
      await tx.update(secretTries).set({ tries, lockedUntil, updatedAt: now }).where(here);
    return right ? 'right' : 'wrong';
  });
}
