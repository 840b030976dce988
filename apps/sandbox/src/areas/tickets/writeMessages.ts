import { invalid } from '../../api/refusal';
import type { Db } from '../../data/database';
import { messageImages, ticketMessages } from '../../data/schema/service';
import type { CleanImage, ImageFault } from '../../images/cleanImage';
import { keepImage } from '../../images/imageFiles';
import { keptSide } from '../../images/limits';
import { imageFaultText, requireImage } from '../../images/requireImage';

/** B §5's text for an image that is too large. */
const tooLargeText = 'file size must not be greater than 2Mb';

const imageRefusal = (field: string, fault: ImageFault) =>
  invalid({ [field]: [fault === 'size' ? tooLargeText : imageFaultText('image', fault)] });

/** Reads every image, not only the first (D99). They are read in sequence because each is decoded in full. */
export async function requireImages(uploads: readonly Uint8Array[]): Promise<CleanImage[]> {
  const images: CleanImage[] = [];
  for (const bytes of uploads)
    images.push(await requireImage('images', bytes, keptSide.document, imageRefusal));
  return images;
}

export interface NewMessage {
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
export async function writeMessages(tx: Db, message: NewMessage): Promise<void> {
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
