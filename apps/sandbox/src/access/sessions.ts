import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, type Placeholder } from 'drizzle-orm';
import { isLanguage, type Language } from '../api/languages/language';
import type { Db } from '../data/database';
import { hasDuePayments } from '../data/duePayments';
import { sessions } from '../data/schema/access';
import { safeguards } from '../data/schema/security';
import { statement } from '../data/statement';
import { describeDevice } from './describeDevice';
import type { Device } from './guessing/devices';
import { tokenLife } from './limits';

/** An opaque token of 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The database keeps only this hash. A token has 256 random bits, so a plain hash can't be reversed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export type TokenKind = keyof typeof tokenLife;

/** A valid token with its owner and rights. */
export interface Session {
  id: number;
  memberId: number;
  kind: TokenKind;
  createdAt: Date;
  /** The language of the session's calls, if one named it. */
  language: string | null;
}

const inForce = (now: Date | Placeholder) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/** Opens a token for a member and returns it. Only its hash is stored. `from` is the device of a sign-in. */
export const openSession = async (
  ...asked: [db: Db, memberId: number, kind: TokenKind, now: Date, from?: Device]
): Promise<string> => (await beginSession(...asked)).token;

/** `openSession`, with the id of the session. */
export async function beginSession(
  db: Db,
  memberId: number,
  kind: TokenKind,
  now: Date,
  from?: Device,
): Promise<{ id: number; token: string }> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + tokenLife[kind] * 1000);
  const [row] = await db
    .insert(sessions)
    .values({
      ...{ tokenHash: hashToken(token), memberId, kind, createdAt: now, expiresAt },
      // Null, not absent: a prepared statement has one text.
      ...{ device: from ? describeDevice(from.agent) : null, ip: from?.ip ?? null },
    })
    .returning({ id: sessions.id })
    .prepare('open a session')
    .execute();
  if (!row) throw new Error('The session was not opened.');
  return { id: row.id, token };
}

/** A session, and whether the member's subscriptions have due payments before the call (plan/payDue.ts). */
export interface FoundSession extends Session {
  paymentsDue: boolean;
}

const readSession = statement<{ tokenHash: string; now: Date }>('session')((db, { tokenHash, now }) => ({
  found: db
    .select({
      id: sessions.id,
      memberId: sessions.memberId,
      kind: sessions.kind,
      createdAt: sessions.createdAt,
      language: sessions.language,
      paymentsDue: hasDuePayments(sessions.memberId, now),
    })
    .from(sessions)
    .leftJoin(safeguards, eq(safeguards.memberId, sessions.memberId))
    .where(and(eq(sessions.tokenHash, tokenHash), inForce(now), isNull(safeguards.frozenAt))),
}));

/**
 * The valid session of a token, of one of the kinds and of an account that isn't frozen (T29). Every request reads it
 * again, so an ended session is refused immediately.
 */
export async function findSession(
  db: Db,
  token: string,
  kinds: readonly TokenKind[],
  now: Date,
): Promise<FoundSession | undefined> {
  const { found } = await readSession(db, { tokenHash: hashToken(token), now });
  return found.find(({ kind }) => kinds.includes(kind));
}

/** Keeps the language of a session's calls for mails to its member. */
export const keepLanguage = (db: Db, id: number, language: Language) =>
  db.update(sessions).set({ language }).where(eq(sessions.id, id));

/** The language of a member's latest session that named one. */
export async function findLanguage(db: Db, memberId: number): Promise<Language | undefined> {
  const [found] = await db
    .select({ language: sessions.language })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNotNull(sessions.language)))
    .orderBy(desc(sessions.id))
    .limit(1);
  const language = found?.language ?? null;
  return isLanguage(language) ? language : undefined;
}

/** Consumes a token. Only one of several concurrent callers gets true. */
export async function consumeSession(db: Db, id: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), inForce(now)))
    .returning({ id: sessions.id });
  return taken.length > 0;
}

/** A member's open sessions, newest first. An operator's view isn't one. */
export const selectOpenSessions = (db: Db, memberId: number, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.kind, 'session'), inForce(now)))
    .orderBy(desc(sessions.id));

export interface Revoked {
  /** All kinds by default. */
  kinds?: readonly TokenKind[];
  /** The session to keep. */
  except?: Session;
  /** The only session to end. */
  only?: number | undefined;
}

/** Ends a member's tokens. A password change ends all of them (T26). */
export async function revokeSessions(
  db: Db,
  memberId: number,
  now: Date,
  { kinds = Object.keys(tokenLife) as TokenKind[], except, only }: Revoked = {},
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
        only === undefined ? undefined : eq(sessions.id, only),
      ),
    );
}
