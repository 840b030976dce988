import { and, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../data/database';
import type { AuthType } from '../../data/schema/columns';
import { members } from '../../data/schema/members';
import { passkeys, recoveryCodes, safeguards } from '../../data/schema/security';
import { getMember } from '../members';

/** Something that opens the account and that the member keeps or removes after a rescue. */
export interface ReviewItem {
  /** `passkey-12`, `recovery_codes`, `authenticator` or `mpin`. */
  id: string;
  kind: 'passkey' | 'recovery_codes' | 'authenticator' | 'mpin';
  /** Of a passkey: the browser and system that made it. */
  name: string | null;
  createdAt: Date | null;
  usedAt: Date | null;
  /** It is the second step of the sign-in right now. */
  inUse: boolean;
}

const ofMember = (memberId: number) => eq(safeguards.memberId, memberId);

export async function readSafeguards(db: Db, memberId: number) {
  const [row] = await db.select().from(safeguards).where(ofMember(memberId));
  return row;
}

/** What a review would ask about, whether or not one waits. */
export async function readReview(db: Db, memberId: number): Promise<ReviewItem[]> {
  const member = await getMember(db, memberId);
  const factors = [member.authType, (await readSafeguards(db, memberId))?.suspendedAuthType];
  const toFactor = (kind: AuthType & ReviewItem['kind']): ReviewItem => ({
    ...{ id: kind, kind, name: null, createdAt: null, usedAt: null },
    inUse: member.authType === kind,
  });
  const kept = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.memberId, memberId), isNotNull(passkeys.suspendedAt)))
    .orderBy(passkeys.id);
  const [codes] = await db
    .select({ createdAt: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        isNull(recoveryCodes.usedAt),
        isNotNull(recoveryCodes.suspendedAt),
      ),
    )
    .limit(1);
  return [
    ...(member.totpEnabled ? [toFactor('authenticator')] : []),
    ...(factors.includes('mpin') && member.pinHash !== null ? [toFactor('mpin')] : []),
    ...kept.map(({ id, device, createdAt, usedAt }) => ({
      ...{ id: `passkey-${id}`, kind: 'passkey' as const, name: device, createdAt, usedAt },
      inUse: false,
    })),
    ...(codes
      ? [
          {
            ...{ id: 'recovery_codes', kind: 'recovery_codes' as const, name: null },
            ...{ createdAt: codes.createdAt, usedAt: null, inUse: false },
          },
        ]
      : []),
  ];
}

/** What the member still has to review, or undefined. */
export async function findReview(db: Db, memberId: number): Promise<ReviewItem[] | undefined> {
  const row = await readSafeguards(db, memberId);
  return row?.reviewSince ? readReview(db, memberId) : undefined;
}

/** Keeps the named items, removes the others, and ends the review. False if none waits. */
export async function settleReview(tx: Db, memberId: number, keep: ReadonlySet<string>): Promise<boolean> {
  const row = await readSafeguards(tx, memberId);
  const ended = await tx
    .update(safeguards)
    .set({ reviewSince: null, suspendedAuthType: null })
    .where(and(ofMember(memberId), isNotNull(safeguards.reviewSince)))
    .returning({ memberId: safeguards.memberId });
  if (ended.length === 0) return false;
  const items = await readReview(tx, memberId);
  await settlePasskeys(tx, memberId, keep);
  const codes = and(eq(recoveryCodes.memberId, memberId), isNotNull(recoveryCodes.suspendedAt));
  if (keep.has('recovery_codes') && keep.has('authenticator'))
    await tx.update(recoveryCodes).set({ suspendedAt: null }).where(codes);
  else await tx.delete(recoveryCodes).where(codes);
  await settleFactors(tx, memberId, {
    keep,
    items,
    suspended: row?.suspendedAuthType ?? null,
  });
  return true;
}

async function settlePasskeys(tx: Db, memberId: number, keep: ReadonlySet<string>): Promise<void> {
  const kept = [...keep].flatMap((id) => /^passkey-(\d+)$/.exec(id)?.[1] ?? []).map(Number);
  const suspended = and(eq(passkeys.memberId, memberId), isNotNull(passkeys.suspendedAt));
  await tx
    .delete(passkeys)
    .where(and(suspended, kept.length > 0 ? notInArray(passkeys.id, kept) : undefined));
  await tx.update(passkeys).set({ suspendedAt: null }).where(suspended);
}

/** A factor that isn't kept is removed, and mailed codes take its place. */
async function settleFactors(
  tx: Db,
  memberId: number,
  { keep, items, suspended }: { keep: ReadonlySet<string>; items: ReviewItem[]; suspended: AuthType | null },
): Promise<void> {
  const isGone = (kind: ReviewItem['kind']) =>
    !keep.has(kind) && (suspended === kind || items.some((item) => item.kind === kind));
  const { authType } = await getMember(tx, memberId);
  const restored = authType === 'otp' && suspended !== null && keep.has(suspended) ? suspended : authType;
  await tx
    .update(members)
    .set({
      authType: restored !== 'otp' && isGone(restored) ? 'otp' : restored,
      ...(isGone('authenticator') && { totpEnabled: false, totpSecret: null }),
      ...(isGone('mpin') && { pinHash: null }),
    })
    .where(eq(members.id, memberId));
  if (isGone('authenticator')) await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
}
