import type { Db } from '../data/database';
import { lockLife } from './limits';
import type { Passwords } from './passwords';
import { tryOnce, type TryOutcome } from './tries';

/** Tries the security pin; it is static, so five wrong tries lock it for long (T14). */
export async function checkPin(
  db: Db,
  passwords: Passwords,
  member: { id: number; pinHash: string | null },
  pin: string,
  now: Date,
): Promise<TryOutcome> {
  const options = { memberId: member.id, kind: 'pin', lockLife: lockLife.pin, now };
  return tryOnce(db, options, () => passwords.verify(member.pinHash, pin));
}
