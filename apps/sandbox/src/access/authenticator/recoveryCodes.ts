import { and, count, eq, isNull } from 'drizzle-orm';
import { createHash, randomInt } from 'node:crypto';
import type { Db } from '../../data/database';
import { recoveryCodes } from '../../data/schema/security';
import { lockLife } from '../limits';
import { tryOnce, type TryOutcome } from '../tries';

const codeCount = 10;

/** Without 0, 1, I, L and O, which look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const characters = `${letters}23456789`;
const pick = (from: string) => from.charAt(randomInt(from.length));

/** `H7KQM-2XWRB`: 49 random bits. The first is a letter, because no other code has one. */
function newCode(): string {
  const code = pick(letters) + Array.from({ length: 9 }, () => pick(characters)).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** Bound to the member. A code has too many random bits to be guessed from its hash. */
const hash = (memberId: number, code: string) =>
  createHash('sha256')
    .update(`${memberId}:${code.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`)
    .digest('hex');

const unused = (memberId: number) => and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt));

/** Voids the member's codes. */
export async function dropRecoveryCodes(db: Db, memberId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
}

/** Replaces the member's codes. Only the caller ever sees the new ones. */
export async function newRecoveryCodes(db: Db, memberId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await dropRecoveryCodes(db, memberId);
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ memberId, codeHash: hash(memberId, code), createdAt: now })));
  return codes;
}

/** The member's unused codes. */
export async function countRecoveryCodes(db: Db, memberId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(unused(memberId));
  return row?.left ?? 0;
}

/** Uses up a code. A wrong one counts like a wrong code of the authenticator, which it replaces (T14). */
export async function checkRecoveryCode(
  db: Db,
  memberId: number,
  code: string,
  now: Date,
): Promise<TryOutcome> {
  return tryOnce(db, { memberId, kind: 'totp', lockLife: lockLife.totp, now }, async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(unused(memberId), eq(recoveryCodes.codeHash, hash(memberId, code))))
      .returning({ id: recoveryCodes.id });
    return used.length > 0;
  });
}
