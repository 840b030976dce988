import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { generateSecret, verify } from 'otplib';
import type { Db } from '../../data/database';
import { sessions, totpSteps } from '../../data/schema/access';
import { totpSetups } from '../../data/schema/security';
import { lockLife, totpFresh, totpSetupLife, totpSetupsKept } from '../limits';
import { tryOnce, type TryOutcome } from '../tries';

const getSetups = (sessionId: number, now: Date) =>
  and(
    eq(totpSetups.sessionId, sessionId),
    gt(totpSetups.createdAt, new Date(now.getTime() - totpSetupLife * 1000)),
  );

/**
 * A new authenticator secret for each request, because a secret seen earlier in an open session must never come into
 * force (T29). The session keeps the last few, because a page may request another while the member types.
 */
export async function newSetupSecret(db: Db, sessionId: number, now: Date): Promise<string> {
  const secret = generateSecret();
  await db.insert(totpSetups).values({ sessionId, secret, createdAt: now });
  const kept = db
    .select({ id: totpSetups.id })
    .from(totpSetups)
    .where(getSetups(sessionId, now))
    .orderBy(desc(totpSetups.id))
    .limit(totpSetupsKept);
  await db
    .delete(totpSetups)
    .where(and(eq(totpSetups.sessionId, sessionId), notInArray(totpSetups.id, kept)));
  return secret;
}

/** The secrets shown to a session lately, newest first. */
export async function setupSecrets(db: Db, sessionId: number, now: Date): Promise<string[]> {
  const rows = await db
    .select({ secret: totpSetups.secret })
    .from(totpSetups)
    .where(getSetups(sessionId, now))
    .orderBy(desc(totpSetups.id));
  return rows.map(({ secret }) => secret);
}

/** Forgets the secrets shown to any session of the member, because one is now in force. */
export async function dropSetupSecrets(db: Db, memberId: number): Promise<void> {
  const theirs = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.memberId, memberId));
  await db.delete(totpSetups).where(inArray(totpSetups.sessionId, theirs));
}

/** The secret that produced this code, or undefined. It consumes nothing. */
export async function secretOfCode(
  secrets: readonly string[],
  token: string,
  now: Date,
): Promise<string | undefined> {
  for (const secret of secrets) if ((await getStep(secret, token, now)) !== undefined) return secret;
  return undefined;
}

/** The time step of a code (RFC 6238, one step either way), or undefined for a wrong code. */
async function getStep(secret: string, token: string, now: Date): Promise<number | undefined> {
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = await verify({ secret, token, epoch: Math.floor(now.getTime() / 1000), epochTolerance: 30 });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Whether a code of the member's app was accepted a moment ago. Setting it up wants the second factor, too (T29). */
export const isAppFresh = async (db: Db, memberId: number, now: Date): Promise<boolean> =>
  (await db.$count(
    totpSteps,
    and(eq(totpSteps.memberId, memberId), gt(totpSteps.usedAt, new Date(now.getTime() - totpFresh * 1000))),
  )) > 0;

/** Verifies an authenticator code. Each time step is accepted only once. */
export async function checkTotp(
  db: Db,
  memberId: number,
  secret: string | null,
  token: string,
  now: Date,
): Promise<TryOutcome> {
  return tryOnce(db, { memberId, kind: 'totp', lockLife: lockLife.totp, now }, async (tx) => {
    const step = secret === null ? undefined : await getStep(secret, token, now);
    if (step === undefined) return false;
    const accepted = await tx
      .insert(totpSteps)
      .values({ memberId, step, usedAt: now })
      .onConflictDoNothing()
      .returning({ step: totpSteps.step });
    return accepted.length > 0;
  });
}
