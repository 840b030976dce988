import { translateSentence } from '../../api/languages/sentence';
import type { Sentence } from '../../api/languages/sentence';
import { and, count, desc, eq, isNull, ne, or, type Placeholder } from 'drizzle-orm';
import { deviceKey } from '../../access/guessing/devices';
import { rescue } from '../../access/rescue/rescue';
import { refused } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import { memberOperation } from '../../contract/operation';
import { loginLogs, outbox, sessions } from '../../data/schema/access';
import { members } from '../../data/schema/members';
import { statement } from '../../data/statement';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';

const toApi =
  (currentKey: string) =>
  ({
    id,
    ip,
    country,
    device,
    deviceKey: key,
    isNew,
    createdAt,
  }: typeof loginLogs.$inferSelect): Schema<'LogEntry'> => ({
    id,
    ip,
    country,
    created_at: createdAt.toISOString(),
    device,
    is_this_device: key === currentKey ? 1 : 0,
    is_new: isNew,
  });

/** In a question's list. */
const mostUnanswered = 20;

/** In the list of mails. */
const mostMails = 20;

/** A code opens something for its ten minutes, so no list shows it (D152). */
const withoutCode = (subject: string, code: string | null) =>
  code === null ? subject : subject.replaceAll(code, '•'.repeat(code.length));

/** New devices that the member hasn't answered about. The session of such a sign-in can't answer for itself. */
const isAsked = ({ id, memberId }: Record<'id' | 'memberId', number | Placeholder>) =>
  and(
    eq(loginLogs.memberId, memberId),
    eq(loginLogs.isNew, 1),
    isNull(loginLogs.answeredAt),
    or(isNull(loginLogs.sessionId), ne(loginLogs.sessionId, id)),
  );

const readLogs = statement<ListValues & { sessionId: number }>('logs')((
  db,
  { memberId, sessionId, limit, offset },
) => {
  const mine = eq(loginLogs.memberId, memberId);
  return {
    total: db.select({ total: count() }).from(loginLogs).where(mine),
    rows: db
      .select()
      .from(loginLogs)
      .where(mine)
      .orderBy(desc(loginLogs.createdAt), desc(loginLogs.id))
      .limit(limit)
      .offset(offset),
    unanswered: db
      .select()
      .from(loginLogs)
      .where(isAsked({ id: sessionId, memberId }))
      .orderBy(desc(loginLogs.id))
      .limit(mostUnanswered),
    visits: db
      .select({ createdAt: sessions.createdAt })
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), eq(sessions.kind, 'impersonation')))
      .orderBy(desc(sessions.id)),
    mails: db
      .select({ subject: outbox.subject, code: outbox.code, createdAt: outbox.createdAt })
      .from(outbox)
      .innerJoin(members, eq(members.username, outbox.username))
      .where(eq(members.id, memberId))
      .orderBy(desc(outbox.id))
      .limit(mostMails),
  };
});

/** Optional (D113). “Not me” ends everything that opens the account elsewhere (T47). */
export const answerSignIn = memberOperation<'answerSignIn'>(
  async ({ body: { id, mine } }, { session, services: { db, clock }, ip, agent }) => {
    const { memberId } = session;
    const now = clock.now();
    await db.transaction(async (tx) => {
      const [answered] = await tx
        .update(loginLogs)
        .set({ answeredAt: now })
        .where(and(isAsked(session), eq(loginLogs.id, rowId(id))))
        .returning({ id: loginLogs.id });
      if (!answered) throw refused('This sign-in can’t be answered here.');
      if (mine !== 1)
        await rescue(tx, 'signOutElsewhere', { memberId, now, except: session, device: { ip, agent } });
    });
    const message: Sentence = mine === 1 ? 'Thanks for telling us.' : 'We’ve signed you out everywhere else.';
    return { status: true, message };
  },
);

/** A §3: the member's sign-ins, newest first. */
export const listLogs = memberOperation<'listLogs'>(
  async ({ query }, { session, language, services: { db }, ip, agent }) => {
    const { memberId } = session;
    const toEntry = toApi(deviceKey(memberId, { ip, agent }));
    const { page, parts } = await readPage(query, {
      path: '/logs',
      filters: {},
      read: ({ limit, offset }) => readLogs(db, { memberId, sessionId: session.id, limit, offset }),
      toApi: toEntry,
    });
    const unanswered = parts.unanswered.map(toEntry);
    return {
      ...{ status: true, ...page, more_details: [], can_freeze: 1, has_sessions: 1, unanswered },
      support_visits: parts.visits.map(({ createdAt }) => ({ created_at: createdAt.toISOString() })),
      sent_mails: parts.mails.map(({ subject, code, createdAt }) => ({
        subject: translateSentence(withoutCode(subject, code), language),
        created_at: createdAt.toISOString(),
      })),
    };
  },
);
