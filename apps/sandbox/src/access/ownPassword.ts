import type { Db } from '../data/database';
import { lockLife } from './limits';
import type { Passwords } from './passwords';
import { tryOnce, type TryOutcome } from './tries';

/**
 * Tries the password of a member who is signed in, before a change of security: whoever found an open session must not
 * guess it there (T14). Signing in has limits of its own (T17).
 */
export async function checkOwnPassword(
  db: Db,
  passwords: Passwords,
  member: { id: number; passwordHash: string },
  password: string,
  now: Date,
): Promise<TryOutcome> {
  const options = { memberId: member.id, kind: 'password', lockLife: lockLife.password, now };
  return tryOnce(db, options, () => passwords.verify(member.passwordHash, password));
}
