import type { Db } from '../data/database';
import { lockLife } from './limits';
import type { Passwords } from './shareJudged';
import { isLocked, tryOnce, type TryOutcome } from './tries';

/**
 * Tries the password of a signed-in member before a change of security. It counts wrong tries, because whoever finds an
 * open session must not guess the password there (T14). Signing in has limits of its own (T17).
 */
export async function checkOwnPassword(
  db: Db,
  passwords: Passwords,
  member: { id: number; passwordHash: string },
  password: string,
  now: Date,
): Promise<TryOutcome> {
  const options = { memberId: member.id, kind: 'password', lockLife: lockLife.password, now };
  // Judged before the counter is locked: hashing takes long, and holds no row (T33).
  const locked = await isLocked(db, member.id, 'password', now);
  const isRight = !locked && (await passwords.verify(member.passwordHash, password));
  return tryOnce(db, options, () => Promise.resolve(isRight));
}
