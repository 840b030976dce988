import { and, eq, isNull } from 'drizzle-orm';
import { generateSecret, verify } from 'otplib';
import type { Db } from '../data/database';
import { totpSteps } from '../data/schema/access';
import { members } from '../data/schema/members';
import { lockLife } from './limits';
import { tryOnce, type TryOutcome } from './tries';

/** The secret that a member may put into an authenticator, made at the first call; the same until it is used up. */
export async function setupSecret(
  db: Db,
  member: { id: number; totpSecret: string | null },
): Promise<string> {
  if (member.totpSecret !== null) return member.totpSecret;
  // Of two calls at once one makes it; both show the same.
  await db
    .update(members)
    .set({ totpSecret: generateSecret() })
    .where(and(eq(members.id, member.id), isNull(members.totpSecret)));
  const [kept] = await db
    .select({ secret: members.totpSecret })
    .from(members)
    .where(eq(members.id, member.id));
  if (!kept?.secret) throw new Error('The secret was not kept.');
  return kept.secret;
}

/** Tries an authenticator's code (RFC 6238, one step either way); a step that was accepted is never accepted again. */
export async function checkTotp(
  db: Db,
  memberId: number,
  secret: string | null,
  token: string,
  now: Date,
): Promise<TryOutcome> {
  return tryOnce(db, { memberId, kind: 'totp', lockLife: lockLife.totp, now }, async (tx) => {
    if (secret === null || !/^\d{6}$/.test(token)) return false;
    const epoch = Math.floor(now.getTime() / 1000);
    const result = await verify({ secret, token, epoch, epochTolerance: 30 });
    if (!result.valid || !('timeStep' in result)) return false;
    const accepted = await tx
      .insert(totpSteps)
      .values({ memberId, step: result.timeStep, usedAt: now })
      .onConflictDoNothing()
      .returning({ step: totpSteps.step });
    return accepted.length > 0;
  });
}
