import { asc, desc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { subjects } from '../../data/schema/catalogue';
import { members } from '../../data/schema/members';
import { messageImages, ticketMessages, tickets } from '../../data/schema/service';
import type { Schema } from '../../wire/schema';
import { requireTicket } from './ownTicket';

/** Newest first, all of them (D87). */
export const listTickets = memberOperation<'listTickets'>(
  async (_input, { session: { memberId }, services: { db } }) => {
    const rows = await db
      .select({ ticket: tickets, subject: subjects.subject, username: members.username })
      .from(tickets)
      .innerJoin(members, eq(members.id, tickets.memberId))
      .innerJoin(subjects, eq(subjects.id, tickets.subjectId))
      .where(eq(tickets.memberId, memberId))
      .orderBy(desc(tickets.id));
    const data = rows.map(({ ticket, subject, username }): Schema<'Ticket'> => ({
      id: ticket.id,
      username,
      subject: ticket.othersSubject ?? subject,
      status: ticket.status,
      created_at: ticket.createdAt.toISOString(),
      last_reply_date: ticket.lastReplyAt?.toISOString() ?? null,
    }));
    return { status: true, data };
  },
);

export const listTicketSubjects = memberOperation<'listTicketSubjects'>(
  async (_input, { services: { db } }) => ({
    status: true,
    data: await db.select().from(subjects).orderBy(asc(subjects.id)),
  }),
);

/** Oldest first, all of them. */
export const getTicket = memberOperation<'getTicket'>(
  async ({ params }, { session: { memberId }, services: { db } }) => {
    const ticketId = await requireTicket(db, memberId, params.id);
    const rows = await db
      .select({ message: ticketMessages, image: messageImages.file })
      .from(ticketMessages)
      .leftJoin(messageImages, eq(messageImages.messageId, ticketMessages.id))
      .where(eq(ticketMessages.ticketId, ticketId))
      .orderBy(asc(ticketMessages.id));
    const data = rows.map(({ message, image }): Schema<'TicketMessage'> => ({
      id: message.id,
      message: message.message || null,
      message_time: message.createdAt.toISOString(),
      admin_username: message.adminUsername,
      image,
    }));
    return { status: true, data };
  },
);
