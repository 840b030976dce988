import { eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { invalid } from '../../contract/refusal';
import { rowId } from '../../contract/rowId';
import type { Db } from '../../data/database';
import { subjects } from '../../data/schema/catalogue';
import { tickets } from '../../data/schema/service';
import { requireImages, writeMessages } from './writeMessages';

interface RaiseTicket {
  subject_id: string | number;
  message: string;
  others_subject?: string;
  'images[]': Uint8Array[];
}

/** The subject of the list, and the member's own words where it is 'Others' (B §5, D100). */
async function requireSubject(db: Db, { subject_id, others_subject }: RaiseTicket) {
  const id = /^\d{1,9}$/.test(String(subject_id)) ? rowId(subject_id) : 0;
  const [subject] = await db.select().from(subjects).where(eq(subjects.id, id));
  if (!subject) throw invalid({ subject_id: ['The subject is not in the list.'] });
  if (subject.subject.trim().toLowerCase() !== 'others') return { subjectId: id, othersSubject: null };
  const othersSubject = others_subject?.trim();
  if (!othersSubject) throw invalid({ others_subject: ['The others subject field is required.'] });
  return { subjectId: id, othersSubject };
}

/** A new ticket with its first message (B §5). */
export const raiseTicket = memberOperation(
  async ({ body }: { body: RaiseTicket }, { session: { memberId }, services: { db, clock } }) => {
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
);
