import { and, asc, desc, eq, exists, ilike, inArray, isNotNull, min, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../api/languages/language';
import { findLabels, translateLabel, translateWritten } from '../../api/languages/sentence';
import { memberOperation } from '../../contract/operation';
import type { Db } from '../../data/database';
import { subjects } from '../../data/schema/catalogue';
import { members } from '../../data/schema/members';
import { messageImages, ticketMessages, tickets } from '../../data/schema/service';
import type { Schema } from '../../api/schema';
import { notFound } from '../../api/refusal';
import { rowId } from '../../api/rowId';

/** B §4: only a closed ticket can be reopened, and it accepts no replies. */
export const ticketStatus = { new: 0, open: 1, closed: 2, reopened: 3 } as const;

type TicketId = string | number;

/** A ticket of the member. Another member's ticket is not found, like a missing one (T19). */
const mine = (memberId: number, id: TicketId) =>
  and(eq(tickets.id, rowId(id)), eq(tickets.memberId, memberId));

export async function requireTicket(db: Db, memberId: number, id: TicketId): Promise<number> {
  const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(mine(memberId, id));
  if (!ticket) throw notFound();
  return ticket.id;
}

/** Also locks the ticket until the transaction ends, so no one closes or reopens it meanwhile. */
export async function holdTicket(tx: Db, memberId: number, id: TicketId) {
  const [ticket] = await tx
    .select({ id: tickets.id, status: tickets.status })
    .from(tickets)
    .where(mine(memberId, id))
    .for('update');
  if (!ticket) throw notFound();
  return ticket;
}

/** Matches the literal text anywhere, with wildcards escaped. */
const holding = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The tickets whose title, number or messages contain a text, in the member's language too (D113). */
function isFound(db: Db, text: string, language: Language | undefined) {
  const pattern = holding(text);
  const named = findLabels(text, language);
  const sent = db
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, tickets.id),
        or(ilike(ticketMessages.message, pattern), inArray(ticketMessages.message, named)),
      ),
    );
  const title = sql<string>`coalesce(${tickets.othersSubject}, ${subjects.subject})`;
  return or(
    ...[ilike(title, pattern), inArray(title, named)],
    ...[ilike(sql`${tickets.id}::text`, pattern), exists(sent)],
  );
}

/** The time of the operator's first answer to a ticket, or null (D113). */
function selectAnswered(db: Db): SQL<Date | null> {
  const first = db
    .select({ at: min(ticketMessages.createdAt) })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, tickets.id), isNotNull(ticketMessages.adminUsername)));
  return sql`${first}`.mapWith(ticketMessages.createdAt);
}

/** All tickets, newest first (D87), or only those that contain a text. */
export const listTickets = memberOperation<'listTickets'>(
  async ({ query: { search } }, { session: { memberId }, language, services: { db } }) => {
    const rows = await db
      .select({
        ticket: tickets,
        subject: subjects.subject,
        username: members.username,
        answeredAt: selectAnswered(db),
      })
      .from(tickets)
      .innerJoin(members, eq(members.id, tickets.memberId))
      .innerJoin(subjects, eq(subjects.id, tickets.subjectId))
      .where(
        and(eq(tickets.memberId, memberId), search === undefined ? undefined : isFound(db, search, language)),
      )
      .orderBy(desc(tickets.id));
    const data = rows.map(({ ticket, subject, username, answeredAt }): Schema<'Ticket'> => ({
      id: ticket.id,
      username,
      subject:
        ticket.othersSubject === null
          ? translateLabel(subject, language)
          : translateWritten(ticket.othersSubject, language),
      status: ticket.status,
      created_at: ticket.createdAt.toISOString(),
      last_reply_date: ticket.lastReplyAt?.toISOString() ?? null,
      answered_at: answeredAt?.toISOString() ?? null,
    }));
    return { status: true, data, ...(search !== undefined && { search }) };
  },
);

/** "Others" has a meaning by its English text, so the portal translates it (D100). */
const nameSubject = (subject: string, language: Language | undefined) =>
  subject === 'Others' ? subject : translateLabel(subject, language);

export const listTicketSubjects = memberOperation<'listTicketSubjects'>(
  async (_input, { language, services: { db } }) => {
    const rows = await db.select().from(subjects).orderBy(asc(subjects.id));
    const data = rows.map(({ id, subject }) => ({ id, subject: nameSubject(subject, language) }));
    return { status: true, data };
  },
);

/** All messages, oldest first. */
export const getTicket = memberOperation<'getTicket'>(
  async ({ params }, { session: { memberId }, language, services: { db } }) => {
    const ticketId = await requireTicket(db, memberId, params.id);
    const rows = await db
      .select({ message: ticketMessages, image: messageImages.file })
      .from(ticketMessages)
      .leftJoin(messageImages, eq(messageImages.messageId, ticketMessages.id))
      .where(eq(ticketMessages.ticketId, ticketId))
      .orderBy(asc(ticketMessages.id));
    const data = rows.map(({ message, image }): Schema<'TicketMessage'> => ({
      id: message.id,
      message: translateWritten(message.message, language) || null,
      message_time: message.createdAt.toISOString(),
      admin_username: message.adminUsername,
      image,
    }));
    return { status: true, data };
  },
);
