import { and, eq } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { ImageAnswer, type Body } from '../contract/operationTypes';
import { invalid, notFound, refused } from '../api/refusal';
import { rowId } from '../api/rowId';
import { files, messageImages, ticketMessages, tickets } from '../data/schema/service';
import type { Db } from '../data/database';
import { subjects } from '../data/schema/catalogue';
import { keptSide } from '../images/limits';
import { imageFaultText, prepareImages, requireImage } from '../images/requireImage';
import { toLastReply } from '../data/sums/keptSums';
import type { CleanImage, ImageFault } from '../images/cleanImage';
import { keepImage } from '../images/imageFiles';
import {
  getTicket,
  holdTicket,
  listTickets,
  listTicketSubjects,
  requireTicket,
  ticketStatus,
} from './tickets/reads';

/** B §5's text for an image that is too large. */
const tooLargeText = 'file size must not be greater than 2Mb';

const imageRefusal = (field: string, fault: ImageFault) =>
  invalid({ [field]: [fault === 'size' ? tooLargeText : imageFaultText('image', fault)] });

/** Reads every image, not only the first (D99). They are read in sequence because each is decoded in full. */
async function requireImages(uploads: readonly Uint8Array[]): Promise<CleanImage[]> {
  const images: CleanImage[] = [];
  for (const bytes of uploads)
    images.push(await requireImage('images', bytes, keptSide.document, imageRefusal));
  return images;
}

interface NewMessage {
  ticketId: number;
  /** The ticket's owner, the only reader of the images. */
  memberId: number;
  text: string;
  images: readonly CleanImage[];
  /** Null for a member's message. */
  adminUsername: string | null;
  at: Date;
}

/**
 * A message has one image. The text belongs to the first message, and each further image gets a message without text.
 */
async function writeMessages(tx: Db, message: NewMessage): Promise<void> {
  const { ticketId, memberId, text, images, adminUsername, at } = message;
  // A form sends a line break as two characters.
  const texts = [text.replace(/\r\n?/g, '\n'), ...images.slice(1).map(() => '')];
  const rows = await tx
    .insert(ticketMessages)
    .values(texts.map((one) => ({ ticketId, message: one, adminUsername, createdAt: at })))
    .returning({ id: ticketMessages.id });
  for (const [index, image] of images.entries())
    await tx.insert(messageImages).values({
      messageId: rows[index]?.id ?? 0,
      file: await keepImage(tx, image, memberId, at),
    });
}

/** A member's reply. A closed ticket refuses it, even if it was closed during the call (B §4). */
const replyToTicket = memberOperation<'replyToTicket'>(
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

/** Only a closed ticket can be reopened (B §4). A GET with an effect (D55). */
const reopenTicket = memberOperation<'reopenTicket'>(
  async ({ params }, { session: { memberId }, services: { db } }) => {
    await db.transaction(async (tx) => {
      const { id, status } = await holdTicket(tx, memberId, params.id);
      if (status !== ticketStatus.closed) throw refused('Only a closed ticket can be reopened.');
      await tx.update(tickets).set({ status: ticketStatus.reopened }).where(eq(tickets.id, id));
    });
    return { status: true, message: 'The ticket has been reopened.' };
  },
);

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
const raiseTicket = memberOperation<'raiseTicket'>(
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

/** The image of a message, only for the ticket's owner (T11, T19). */
const getMessageImage = memberOperation<'getMessageImage'>(
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

export const ticketsHandlers = {
  listTickets,
  listTicketSubjects,
  getTicket,
  getMessageImage,
  raiseTicket,
  replyToTicket,
  reopenTicket,
} satisfies Partial<Handlers>;
