import { eq } from 'drizzle-orm';
import type { Db } from '../data/database';
import { members } from '../data/schema/members';
import type { Passwords } from './shareJudged';
import { isLocked } from './tries';

/**
 * Judges a pin that a write brings, ahead of the transaction which then counts the try (T33). It decides nothing: what the
 * transaction finds is asked again, and answered at once if it is still the same.
 */
export async function preparePin(
  db: Db,
  passwords: Passwords,
  memberId: number,
  body: unknown,
  now: Date,
): Promise<void> {
  const pin = typeof body === 'object' && body !== null && 'mpin' in body ? body.mpin : undefined;
  if (typeof pin !== 'string') return;
  const [member] = await db
    .select({ authType: members.authType, pinHash: members.pinHash })
    .from(members)
    .where(eq(members.id, memberId));
  if (member?.authType !== 'mpin' || (await isLocked(db, memberId, 'pin', now))) return;
  await passwords.verify(member.pinHash, pin);
}
