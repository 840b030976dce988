import { verify } from 'otplib';
import type { Db } from '../data/database';
import { totpSteps } from '../data/schema/access';
import { lockLife } from './limits';
import { tryOnce, type TryOutcome } from './tries';

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
