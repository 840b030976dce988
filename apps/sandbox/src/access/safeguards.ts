import { and, eq, gt, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import { safeguards } from '../data/schema/security';
import { refused } from '../api/refusal';
import { utcText } from '../api/utcText';
import { withdrawalHold } from './limits';
import { rescue } from './rescue/rescue';

/**
 * Holds a member's withdrawals from now on and returns the end of the hold (T29). Call it in the transaction of the
 * change, because both must become visible together.
 */
export async function holdWithdrawals(db: Db, memberId: number, now: Date): Promise<Date> {
  const withdrawalsHeldUntil = latestHold(now);
  await db
    .insert(safeguards)
    .values({ memberId, withdrawalsHeldUntil })
    .onConflictDoUpdate({
      target: safeguards.memberId,
      set: { withdrawalsHeldUntil: sql`excluded.withdrawals_held_until` },
    });
  return withdrawalsHeldUntil;
}

/** A member's newest hold, which may have ended. */
export const storedHold = (db: Db, memberId: number | Placeholder) =>
  db
    .select({ until: safeguards.withdrawalsHeldUntil })
    .from(safeguards)
    .where(eq(safeguards.memberId, memberId));

const latestHold = (now: Date) => new Date(now.getTime() + withdrawalHold * 1000);

/**
 * The end of a stored hold, or undefined if there is none in force. A hold from a wrong clock ends one full hold from
 * now at the latest.
 */
export function getHoldEnd([held]: Awaited<ReturnType<typeof storedHold>>, now: Date): Date | undefined {
  if (!held?.until || held.until <= now) return undefined;
  const latest = latestHold(now);
  return held.until > latest ? latest : held.until;
}

/**
 * The end of the current hold, or undefined. The corrected end of a hold from a wrong clock is stored, because it would
 * otherwise move with each read.
 */
export async function heldUntil(
  db: Db,
  memberId: number,
  now: Date,
  stored?: Awaited<ReturnType<typeof storedHold>>,
): Promise<Date | undefined> {
  stored ??= await storedHold(db, memberId);
  const until = getHoldEnd(stored, now);
  if (until && stored[0]?.until?.getTime() !== until.getTime())
    await db
      .update(safeguards)
      .set({ withdrawalsHeldUntil: until })
      .where(and(eq(safeguards.memberId, memberId), gt(safeguards.withdrawalsHeldUntil, until)));
  return until;
}

/** Refuses a withdrawal during a hold. */
export async function requireNoHold(...asked: Parameters<typeof heldUntil>): Promise<void> {
  const until = await heldUntil(...asked);
  if (until)
    throw refused(`Withdrawals are on hold until ${utcText(until)}, because your security settings changed.`);
}

/** Ends a hold. Returns false if there was none. */
export async function liftHold(db: Db, memberId: number, now: Date): Promise<boolean> {
  const lifted = await db
    .update(safeguards)
    .set({ withdrawalsHeldUntil: null })
    .where(and(eq(safeguards.memberId, memberId), gt(safeguards.withdrawalsHeldUntil, now)))
    .returning({ memberId: safeguards.memberId });
  return lifted.length > 0;
}

/** Freezes an account, and ends or suspends what opens it. New sessions can't be found (`findSession`). */
export async function freeze(db: Db, memberId: number, now: Date): Promise<void> {
  await db
    .insert(safeguards)
    .values({ memberId, frozenAt: now })
    .onConflictDoUpdate({ target: safeguards.memberId, set: { frozenAt: sql`excluded.frozen_at` } });
  await rescue(db, 'freeze', { memberId, now });
}

export async function isFrozen(db: Db, memberId: number): Promise<boolean> {
  const [frozen] = await db
    .select({ memberId: safeguards.memberId })
    .from(safeguards)
    .where(and(eq(safeguards.memberId, memberId), isNotNull(safeguards.frozenAt)))
    .prepare('frozen')
    .execute();
  return frozen !== undefined;
}

/** Refuses sign-in to a frozen account. Call it only after the password was correct. */
export async function requireUnfrozen(db: Db, memberId: number): Promise<void> {
  if (await isFrozen(db, memberId)) throw refused('This account is frozen. Contact support to unfreeze it.');
}

/** Unfreezes an account. Returns false if it was not frozen. */
export async function liftFreeze(db: Db, memberId: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const lifted = await tx
      .update(safeguards)
      .set({ frozenAt: null })
      .where(and(eq(safeguards.memberId, memberId), isNotNull(safeguards.frozenAt)))
      .returning({ memberId: safeguards.memberId });
    if (lifted.length === 0) return false;
    // A sign-in during the freeze may have opened a session, which must not become valid now.
    await rescue(tx, 'unfreeze', { memberId, now });
    return true;
  });
}
