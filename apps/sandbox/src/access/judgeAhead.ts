import { eq } from 'drizzle-orm';
import type { Db } from '../data/database';
import { members } from '../data/schema/members';
import type { Passwords } from './passwords';
import { isLocked } from './tries';

/** Passwords that judge the same secret against the same hash once: for a single request. */
export function rememberJudged(passwords: Passwords): Passwords {
  const judged = new Map<string, Promise<boolean>>();
  return {
    hash: passwords.hash,
    verify: (stored, secret) => {
      const pair = JSON.stringify([stored ?? null, secret]);
      const known = judged.get(pair) ?? passwords.verify(stored, secret);
      judged.set(pair, known);
      return known;
    },
  };
}

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
