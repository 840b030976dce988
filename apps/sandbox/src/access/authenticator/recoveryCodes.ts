import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Db } from '../../data/database';
import { members } from '../../data/schema/members';
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

/** The services that recovery codes need. */
interface RecoveryServices {
  db: Db;
  clock: { now: () => Date };
  /** Outside the database, so that its rows alone can't be searched for a code. */
  serverKey: string;
}

const bind = (memberId: number, code: string) =>
  `${memberId}:${code.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`;

/** Bound to the member and to the server's key. */
const hash = (serverKey: string, memberId: number, code: string) =>
  `hmac$${createHmac('sha256', serverKey)
    .update(`recovery:${bind(memberId, code)}`)
    .digest('hex')}`;

/** As codes were stored before the key. They stay valid until they are used or replaced. */
const hashWithoutKey = (memberId: number, code: string) =>
  createHash('sha256').update(bind(memberId, code)).digest('hex');

/** Neither used nor suspended by a rescue. */
const usable = (memberId: number) =>
  and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt), isNull(recoveryCodes.suspendedAt));

/** Voids the member's codes. */
export async function dropRecoveryCodes(db: Db, memberId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
}

/** Replaces the member's codes, in the transaction `db`. Only the caller ever sees the new ones. */
export async function newRecoveryCodes(
  { db, clock, serverKey }: RecoveryServices,
  memberId: number,
): Promise<string[]> {
  // Without the lock, two concurrent calls would each leave a set.
  await db.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
  const codes = Array.from({ length: codeCount }, newCode);
  await dropRecoveryCodes(db, memberId);
  const createdAt = clock.now();
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ memberId, codeHash: hash(serverKey, memberId, code), createdAt })));
  return codes;
}

/** The member's usable codes. */
export async function countRecoveryCodes(db: Db, memberId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(usable(memberId));
  return row?.left ?? 0;
}

/** Uses up a code. A wrong one counts like a wrong code of the authenticator, which it replaces (T14). */
export async function checkRecoveryCode(
  { db, clock, serverKey }: RecoveryServices,
  memberId: number,
  code: string,
): Promise<TryOutcome> {
  const now = clock.now();
  const hashes = [hash(serverKey, memberId, code), hashWithoutKey(memberId, code)];
  return tryOnce(db, { memberId, kind: 'totp', lockLife: lockLife.totp, now }, async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(and(usable(memberId), inArray(recoveryCodes.codeHash, hashes)))
      .returning({ id: recoveryCodes.id });
    return used.length > 0;
  });
}
