import { eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import { invalid } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import type { Db } from '../../data/database';
import { subjects } from '../../data/schema/catalogue';
import { tickets } from '../../data/schema/service';
import { keptSide } from '../../images/limits';
import { prepareImages } from '../../images/requireImage';
import { requireImages, writeMessages } from './writeMessages';

type Ticket = Body<'raiseTicket'>;

/** The listed subject, or the member's own text for 'Others' (B §5, D100). */
async function requireSubject(db: Db, { subject_id, others_subject }: Ticket) {
  const id = /^\d{1,9}$/.test(String(subject_id)) ? rowId(subject_id) : 0;
  const [subject] = await db.select().from(subjects).where(eq(subjects.id, id));
  if (!subject) throw invalid({ subject_id: ['Choose a subject from the list.'] });
  if (subject.subject.trim().toLowerCase() !== 'others') return { subjectId: id, othersSubject: null };
  const othersSubject = others_subject?.trim();
  if (!othersSubject) throw invalid({ others_subject: ['Enter a subject.'] });
  return { subjectId: id, othersSubject };
}

/** A new ticket with its first message (B §5). */
export const raiseTicket = memberOperation<'raiseTicket'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    const subject = await requireSubject(db, body);
    const images = await requireImages(body['images[]']);
    const at = clock.now();
    const ticketId = await db.transaction(async (tx) => {
      const [ticket] = await tx
        .insert(tickets)
        .values({ memberId, ...subject, createdAt: at })
        .returning({ id: tickets.id });
      if (!ticket) throw new Error('no ticket');
      const message = { ticketId: ticket.id, memberId, text: body.message, images, adminUsername: null, at };
      await writeMessages(tx, message);
      return ticket.id;
    });
    return { status: true, ticket_id: ticketId, msg: 'Your ticket has been raised.' };
  },
  { prepare: ({ body }) => prepareImages(keptSide.document, ...body['images[]']) },
);
