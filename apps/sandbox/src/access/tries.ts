import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../data/database';
import { secretTries } from '../data/schema/access';
import { maxTries } from './limits';

export type TryOutcome = 'right' | 'wrong' | 'locked';

export interface TryOptions {
  memberId: number;
  /** What is being guessed: `otp:<purpose>`, `password`, `pin` or `totp`. */
  kind: string;
  /** Seconds that five wrong tries lock it for. */
  lockLife: number;
  now: Date;
}

/**
 * Carries out one try of a secret and counts it, one at a time for each member and kind, so that parallel guesses count
 * like others (T14). A right one starts the count anew; a resend does not.
 */
export async function tryOnce(
  db: Db,
  { memberId, kind, lockLife, now }: TryOptions,
  isRight: (tx: Tx) => Promise<boolean>,
): Promise<TryOutcome> {
  return db.transaction(async (tx) => {
    const here = and(eq(secretTries.memberId, memberId), eq(secretTries.kind, kind));
    await tx.insert(secretTries).values({ memberId, kind, updatedAt: now }).onConflictDoNothing();
    const [count] = await tx.select().from(secretTries).where(here).for('update');
    if (!count) throw new Error('The counter of tries was not made.');
    if (count.lockedUntil && count.lockedUntil > now) return 'locked';
    const before = count.lockedUntil ? 0 : count.tries;
    const right = await isRight(tx);
    const tries = right ? 0 : before + 1;
    const lockedUntil = tries >= maxTries ? new Date(now.getTime() + lockLife * 1000) : null;
    await tx.update(secretTries).set({ tries, lockedUntil, updatedAt: now }).where(here);
    return right ? 'right' : 'wrong';
  });
}
