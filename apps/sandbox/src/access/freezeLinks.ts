import { and, eq, exists, gt, isNull, or } from 'drizzle-orm';
import type { Clock } from '../data/clock';
import type { Db } from '../data/database';
import { sessions } from '../data/schema/access';
import { members } from '../data/schema/members';
import { freezeLinks } from '../data/schema/security';
import { freezeLinkLife } from './limits';
import { freeze } from './safeguards';
import { hashToken, makeToken } from './sessions';

const usable = (db: Db, token: string, now: Date) =>
  and(
    eq(freezeLinks.tokenHash, hashToken(token)),
    isNull(freezeLinks.usedAt),
    gt(freezeLinks.expiresAt, now),
    or(
      isNull(freezeLinks.sessionId),
      exists(
        db
          .select({ id: sessions.id })
          .from(sessions)
          .where(
            and(
              eq(sessions.id, freezeLinks.sessionId),
              isNull(sessions.revokedAt),
              gt(sessions.expiresAt, now),
            ),
          ),
      ),
    ),
  );

/** A single-use token that freezes a member's account (T29). Only its hash is stored. */
async function makeFreezeLink(db: Db, memberId: number, now: Date, sessionId?: number): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + freezeLinkLife * 1000);
  await db.insert(freezeLinks).values({
    ...{ tokenHash: hashToken(token), memberId, createdAt: now, expiresAt },
    sessionId: sessionId ?? null,
  });
  return token;
}

/** The address with a freeze token, for a mail. One that a session asked for ends with it. */
export async function makeFreezeUrl(
  db: Db,
  { clock, publicUrl }: { clock: Clock; publicUrl: () => string },
  memberId: number,
  sessionId?: number,
): Promise<string> {
  const token = await makeFreezeLink(db, memberId, clock.now(), sessionId);
  return `${publicUrl()}/freeze?${new URLSearchParams({ token }).toString()}`;
}

/** The account that a link would freeze. It changes nothing because mail programs open links before people do (T8). */
export async function findFreezeLink(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ username: members.username })
    .from(freezeLinks)
    .innerJoin(members, eq(members.id, freezeLinks.memberId))
    .where(usable(db, token, now));
  return found?.username;
}

/** Freezes the account of a link and consumes the link. Returns the member, or undefined for a link that isn't valid. */
export async function followFreezeLink(db: Db, token: string, now: Date): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(freezeLinks)
      .set({ usedAt: now })
      .where(usable(tx, token, now))
      .returning({ memberId: freezeLinks.memberId });
    if (used) await freeze(tx, used.memberId, now);
    return used?.memberId;
  });
}
