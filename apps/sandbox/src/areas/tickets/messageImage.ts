import { and, eq } from 'drizzle-orm';
import { ImageAnswer } from '../../contract/imageAnswer';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import { files, messageImages, ticketMessages, tickets } from '../../data/schema/service';

/** The image of a message, only for the ticket's owner (T11, T19). */
export const getMessageImage = memberOperation<'getMessageImage'>(
  async ({ params }, { session: { memberId }, services: { db } }) => {
    const [image] = await db
      .select({ type: files.type, bytes: files.bytes })
      .from(messageImages)
      .innerJoin(files, eq(files.name, messageImages.file))
      .innerJoin(ticketMessages, eq(ticketMessages.id, messageImages.messageId))
      .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
      .where(and(eq(messageImages.messageId, rowId(params.id)), eq(tickets.memberId, memberId)));
    if (!image) throw notFound();
    return new ImageAnswer(image.type, image.bytes);
  },
);
