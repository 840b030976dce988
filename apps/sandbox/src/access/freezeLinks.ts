import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../data/clock';
import type { Db } from '../data/database';
import { members } from '../data/schema/members';
import { freezeLinks } from '../data/schema/security';
import { freezeLinkLife } from './limits';
import { freeze } from './safeguards';
import { hashToken, makeToken } from './tokens';

const usable = (token: string, now: Date) =>
  and(
    eq(freezeLinks.tokenHash, hashToken(token)),
    isNull(freezeLinks.usedAt),
    gt(freezeLinks.expiresAt, now),
  );

/** A single-use token that freezes a member's account (T29). Only its hash is stored. */
async function makeFreezeLink(db: Db, memberId: number, now: Date): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + freezeLinkLife * 1000);
  await db.insert(freezeLinks).values({ tokenHash: hashToken(token), memberId, createdAt: now, expiresAt });
  return token;
}

/** The address with a freeze token, for a mail. */
export async function makeFreezeUrl(
  db: Db,
  { clock, publicUrl }: { clock: Clock; publicUrl: () => string },
  memberId: number,
): Promise<string> {
  const token = await makeFreezeLink(db, memberId, clock.now());
  return `${publicUrl()}/freeze?${new URLSearchParams({ token }).toString()}`;
}

/** The account that a link would freeze. It changes nothing because mail programs open links before people do (T8). */
export async function findFreezeLink(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ username: members.username })
    .from(freezeLinks)
    .innerJoin(members, eq(members.id, freezeLinks.memberId))
    .where(usable(token, now));
  return found?.username;
}

/** Freezes the account of a link and consumes the link. Returns false if the link is no longer valid. */
export async function followFreezeLink(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(freezeLinks)
      .set({ usedAt: now })
      .where(usable(token, now))
      .returning({ memberId: freezeLinks.memberId });
    if (used) await freeze(tx, used.memberId, now);
    return used !== undefined;
  });
}
