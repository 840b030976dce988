import { eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { refused } from '../../api/refusal';
import { tickets } from '../../data/schema/service';
import { keptSide } from '../../images/limits';
import { prepareImages } from '../../images/requireImage';
import { holdTicket, requireTicket } from './ownTicket';
import { ticketStatus } from './ticketStatus';
import { toLastReply } from '../../data/sums/toLastReply';
import { requireImages, writeMessages } from './writeMessages';

/** A member's reply. A closed ticket refuses it, even if it was closed during the call (B §4). */
export const replyToTicket = memberOperation<'replyToTicket'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    await requireTicket(db, memberId, body.id);
    const images = await requireImages(body['images[]'] ?? []);
    const at = clock.now();
    await db.transaction(async (tx) => {
      const { id, status } = await holdTicket(tx, memberId, body.id);
      if (status === ticketStatus.closed) throw refused('This ticket is closed.');
      const message = { ticketId: id, memberId, text: body.message, images, adminUsername: null, at };
      await writeMessages(tx, message);
      await tx
        .update(tickets)
        .set({ lastReplyAt: toLastReply(at) })
        .where(eq(tickets.id, id));
    });
    return { status: true, message: 'Your message has been sent.' };
  },
  { prepare: ({ body }) => prepareImages(keptSide.document, ...(body['images[]'] ?? [])) },
);
