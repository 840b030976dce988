import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../data/database';
import { sessions } from '../data/schema/access';
import { tokenLife } from './limits';
import { hashToken, makeToken } from './tokens';

export type TokenKind = keyof typeof tokenLife;

/** A token in force: whose it is and what it may do. */
export interface Session {
  id: number;
  memberId: number;
  kind: TokenKind;
  /** When it was opened. */
  createdAt: Date;
}

const inForce = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/** Opens a token of a kind for a member and answers it; only its hash is stored. */
export async function openSession(db: Db, memberId: number, kind: TokenKind, now: Date): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + tokenLife[kind] * 1000);
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), memberId, kind, createdAt: now, expiresAt });
  return token;
}

/** The session of a token, if it is in force and of one of the kinds. */
export async function findSession(
  db: Db,
  token: string,
  kinds: readonly TokenKind[],
  now: Date,
): Promise<Session | undefined> {
  const [found] = await db
    .select({
      id: sessions.id,
      memberId: sessions.memberId,
      kind: sessions.kind,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), inArray(sessions.kind, [...kinds]), inForce(now)));
  return found;
}

/** Uses a token up; true for the one caller who did. */
export async function consumeSession(db: Db, id: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), inForce(now)))
    .returning({ id: sessions.id });
  return taken.length > 0;
}

export interface Revoked {
  /** All by default. */
  kinds?: readonly TokenKind[];
  /** The session that stays. */
  except?: Session;
}

/** Ends a member's tokens: at a password change, everywhere (T26). */
export async function revokeSessions(
  db: Db,
  memberId: number,
  now: Date,
  { kinds = Object.keys(tokenLife) as TokenKind[], except }: Revoked = {},
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.memberId, memberId),
        inArray(sessions.kind, [...kinds]),
        isNull(sessions.revokedAt),
        except && ne(sessions.id, except.id),
      ),
    );
}
