import { and, eq } from 'drizzle-orm';
import type { Db } from '../data/database';
import { secretTries } from '../data/schema/access';
import { members } from '../data/schema/members';
import { statement } from '../data/statement';
import type { Passwords } from './shareJudged';

const readPin = statement<{ memberId: number }>('judge ahead')((db, { memberId }) => ({
  found: db
    .select({
      authType: members.authType,
      pinHash: members.pinHash,
      lockedUntil: secretTries.lockedUntil,
    })
    .from(members)
    .leftJoin(secretTries, and(eq(secretTries.memberId, members.id), eq(secretTries.kind, 'pin')))
    .where(eq(members.id, memberId)),
}));

/**
 * Verifies a write's pin before the transaction that counts the try (T33). The transaction still decides, and it reuses
 * the result if the stored hash is unchanged.
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
  const [member] = (await readPin(db, { memberId })).found;
  if (member?.authType !== 'mpin' || (member.lockedUntil && member.lockedUntil > now)) return;
  await passwords.verify(member.pinHash, pin);
}
