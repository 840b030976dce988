import type { Db } from '../data/database';
import { lockLife } from './limits';
import type { Passwords } from './shareJudged';
import { isLocked, tryOnce, type TryOutcome } from './tries';

/** Verifies the security pin. A pin never expires, so five wrong tries lock it for a day (T14). */
export async function checkPin(
  db: Db,
  passwords: Passwords,
  member: { id: number; pinHash: string | null },
  pin: string,
  now: Date,
): Promise<TryOutcome> {
  const options = { memberId: member.id, kind: 'pin', lockLife: lockLife.pin, now };
  // Checked before the counter is locked, because hashing is slow and must not hold a row (T33). Results from
  // judgeAhead.ts are reused, because a member's transactions wait for each other.
  const isJudged = passwords.isJudged(member.pinHash, pin);
  const locked = !isJudged && (await isLocked(db, member.id, 'pin', now));
  const isRight = !locked && (await passwords.verify(member.pinHash, pin));
  return tryOnce(db, options, () => Promise.resolve(isRight));
}
