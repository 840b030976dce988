import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../data/database';
import { codes } from '../data/schema/access';
import { members } from '../data/schema/members';
import { codeCoolDown, codeLife, codesPerDay, lockLife, openCodesPerDay } from './limits';
import { tryOnce, type TryOutcome } from './tries';

const day = 24 * 60 * 60;
const secondsBetween = (from: Date, to: Date) => Math.ceil((to.getTime() - from.getTime()) / 1000);
const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** The purposes that need neither a password nor a session. */
export const openPurposes: readonly string[] = ['forget-password', 'verify-email'];

/** The number of digits on each action's screen (A §5 and A §9, B §5, D18). */
const digits = (purpose: string) => (['login', 'mt5', 'cancel', 'purchase'].includes(purpose) ? 6 : 4);

/**
 * The hash is salted and bound to the member and the action. An attacker with the table can still guess so few digits.
 */
const hashCode = (salt: string, memberId: number, purpose: string, code: string) =>
  `${salt}$${createHash('sha256').update(`${salt}:${memberId}:${purpose}:${code}`).digest('hex')}`;

/** A new code, or the seconds until the member may request one. */
export type Issued = { code: string } | { wait: number };

/** Whose code it is, for which action, and the token that asks for it. Null for the open purposes. */
export interface CodeFor {
  memberId: number;
  purpose: string;
  sessionId: number | null;
}

/** Creates a code within the cool-down and the daily quota of the member (T14, T15). */
export async function issueCode(
  db: Db,
  { memberId, purpose, sessionId }: CodeFor,
  now: Date,
): Promise<Issued> {
  return db.transaction(async (tx) => {
    // The lock serializes a member's requests, because parallel ones could exceed the limits together.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    const wait = await secondsToWait(tx, memberId, purpose, now);
    if (wait > 0) return { wait };
    const length = digits(purpose);
    const code = String(randomInt(10 ** length)).padStart(length, '0');
    const codeHash = hashCode(randomBytes(16).toString('hex'), memberId, purpose, code);
    await tx
      .insert(codes)
      .values({ memberId, purpose, sessionId, codeHash, createdAt: now, expiresAt: after(now, codeLife) });
    return { code };
  });
}

/** Codes with a time in the future count as sent now, because a wrong clock must not extend the wait. */
const moveToPresent = (tx: Tx, memberId: number, now: Date) =>
  tx
    .update(codes)
    .set({ createdAt: now, expiresAt: after(now, codeLife) })
    .where(and(eq(codes.memberId, memberId), gt(codes.createdAt, now)));

async function secondsToWait(tx: Tx, memberId: number, purpose: string, now: Date): Promise<number> {
  await moveToPresent(tx, memberId, now);
  const sent = await tx
    .select({ purpose: codes.purpose, createdAt: codes.createdAt })
    .from(codes)
    .where(and(eq(codes.memberId, memberId), gt(codes.createdAt, after(now, -day))))
    .orderBy(desc(codes.id));
  const last = sent.find((code) => code.purpose === purpose);
  const coolDown = last ? secondsBetween(now, after(last.createdAt, codeCoolDown)) : 0;
  // Sign-in has a separate quota, because codes requested inside must never lock the member out.
  const quota = sent.filter((code) => (code.purpose === 'login') === (purpose === 'login'));
  const open = sent.filter((code) => openPurposes.includes(code.purpose));
  const full = [
    quota[codesPerDay - 1],
    openPurposes.includes(purpose) ? open[openCodesPerDay - 1] : undefined,
  ];
  const quotas = full.map((code) => (code ? secondsBetween(now, after(code.createdAt, day)) : 0));
  return Math.max(0, coolDown, ...quotas);
}

/** Only the newest code of an action and a token is valid, once and for ten minutes (T14). */
export async function checkCode(
  db: Db,
  { memberId, purpose, sessionId }: CodeFor,
  code: string,
  now: Date,
): Promise<TryOutcome> {
  const options = { memberId, kind: `otp:${purpose}`, lockLife: lockLife.otp, now };
  return tryOnce(db, options, async (tx) => {
    const [newest] = await tx
      .select()
      .from(codes)
      .where(
        and(
          eq(codes.memberId, memberId),
          eq(codes.purpose, purpose),
          sessionId === null ? isNull(codes.sessionId) : eq(codes.sessionId, sessionId),
        ),
      )
      .orderBy(desc(codes.id))
      .limit(1);
    if (!newest || newest.usedAt || newest.expiresAt <= now) return false;
    // A wrong clock sent this code, so its end is unknown. The clocks of two processes differ by less.
    if (newest.createdAt > after(now, codeCoolDown)) return false;
    const [salt = ''] = newest.codeHash.split('$');
    const typed = Buffer.from(hashCode(salt, memberId, purpose, code));
    const stored = Buffer.from(newest.codeHash);
    if (typed.length !== stored.length || !timingSafeEqual(typed, stored)) return false;
    const used = await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(eq(codes.id, newest.id), isNull(codes.usedAt)))
      .returning({ id: codes.id });
    return used.length > 0;
  });
}
