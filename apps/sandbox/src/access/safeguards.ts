import { and, eq, gt, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import { safeguards } from '../data/schema/security';
import { refused } from '../wire/refusal';
import { utcText } from '../wire/utcText';
import { withdrawalHold } from './limits';
import { revokeSessions } from './sessions';

/**
 * Holds a member's withdrawals from now on, and answers until when (T29). Call it in the transaction of the change, so
 * that nobody sees the one without the other.
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

/** The newest hold of a member's withdrawals, which may be over. */
export const storedHold = (db: Db, memberId: number | Placeholder) =>
  db
    .select({ until: safeguards.withdrawalsHeldUntil })
    .from(safeguards)
    .where(eq(safeguards.memberId, memberId));

const latestHold = (now: Date) => new Date(now.getTime() + withdrawalHold * 1000);

/**
 * Until when a stored hold lasts; undefined while there is none, and when it is over. One that a wrong clock wrote ends
 * a whole hold from now at the latest.
 */
export function getHoldEnd([held]: Awaited<ReturnType<typeof storedHold>>, now: Date): Date | undefined {
  if (!held?.until || held.until <= now) return undefined;
  const latest = latestHold(now);
  return held.until > latest ? latest : held.until;
}

/**
 * Until when withdrawals are held; undefined while they are not. The end of a hold that a wrong clock wrote is stored,
 * or it would move on with each look.
 */
export async function heldUntil(db: Db, memberId: number, now: Date): Promise<Date | undefined> {
  const stored = await storedHold(db, memberId);
  const until = getHoldEnd(stored, now);
  if (until && stored[0]?.until?.getTime() !== until.getTime())
    await db
      .update(safeguards)
      .set({ withdrawalsHeldUntil: until })
      .where(and(eq(safeguards.memberId, memberId), gt(safeguards.withdrawalsHeldUntil, until)));
  return until;
}

/** Refuses a withdrawal while they are held. */
export async function requireNoHold(db: Db, memberId: number, now: Date): Promise<void> {
  const until = await heldUntil(db, memberId, now);
  if (until)
    throw refused(
      `Withdrawals are held until ${utcText(until)}, because your security settings were changed.`,
    );
}

/** Ends a hold; false where there was none. */
export async function liftHold(db: Db, memberId: number, now: Date): Promise<boolean> {
  const lifted = await db
    .update(safeguards)
    .set({ withdrawalsHeldUntil: null })
    .where(and(eq(safeguards.memberId, memberId), gt(safeguards.withdrawalsHeldUntil, now)))
    .returning({ memberId: safeguards.memberId });
  return lifted.length > 0;
}

/** Freezes an account: its sessions end, and while it lasts none can be opened or found (`findSession`). */
export async function freeze(db: Db, memberId: number, now: Date): Promise<void> {
  await db
    .insert(safeguards)
    .values({ memberId, frozenAt: now })
    .onConflictDoUpdate({ target: safeguards.memberId, set: { frozenAt: sql`excluded.frozen_at` } });
  await revokeSessions(db, memberId, now);
}

export async function isFrozen(db: Db, memberId: number): Promise<boolean> {
  const [frozen] = await db
    .select({ memberId: safeguards.memberId })
    .from(safeguards)
    .where(and(eq(safeguards.memberId, memberId), isNotNull(safeguards.frozenAt)));
  return frozen !== undefined;
}

/** Refuses to sign a member in while the account is frozen. Say it only to whoever knows the password. */
export async function requireUnfrozen(db: Db, memberId: number): Promise<void> {
  if (await isFrozen(db, memberId))
    throw refused('This account is frozen. Please contact support to have it opened again.');
}

/** Opens a frozen account again; false where it was not frozen. */
export async function liftFreeze(db: Db, memberId: number, now: Date): Promise<boolean> {
  // A sign-in that was under way while the account was frozen may have opened a session, which must not come to life now.
  await revokeSessions(db, memberId, now);
  const lifted = await db
    .update(safeguards)
    .set({ frozenAt: null })
    .where(and(eq(safeguards.memberId, memberId), isNotNull(safeguards.frozenAt)))
    .returning({ memberId: safeguards.memberId });
  return lifted.length > 0;
}
