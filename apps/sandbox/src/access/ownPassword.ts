import type { Db } from '../data/database';
import { lockLife } from './limits';
import type { Passwords } from './shareJudged';
import { isLocked, tryOnce, type TryOutcome } from './tries';

/**
 * Verifies a signed-in member's password before a security change. It counts wrong tries, because an intruder in an
 * open session must not guess the password (T14). Sign-in has separate limits (T17).
 */
export async function checkOwnPassword(
  db: Db,
  passwords: Passwords,
  member: { id: number; passwordHash: string },
  password: string,
  now: Date,
): Promise<TryOutcome> {
  const options = { memberId: member.id, kind: 'password', lockLife: lockLife.password, now };
  // Checked before the counter is locked, because hashing is slow and must not hold a row (T33).
  const locked = await isLocked(db, member.id, 'password', now);
  const isRight = !locked && (await passwords.verify(member.passwordHash, password));
  return tryOnce(db, options, () => Promise.resolve(isRight));
}
