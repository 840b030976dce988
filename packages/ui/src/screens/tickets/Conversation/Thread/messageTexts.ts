import { formatDate } from '../../../../text/format/dates';
import { ticketsMessages } from '../../messages';

/** A message with its images. */
export interface TicketMessage {
  id: string;
  /** The author's name at the operator. Absent for the member's own. */
  from?: string | undefined;
  /** Plain text with line breaks. '' when there are only images. */
  text: string;
  /** ISO date-time. */
  sentAt?: string | undefined;
  /** Keys of its images, for `onImageRequest`. */
  images: readonly string[];
}

/** Names that add nothing to "Support". */
const impersonal = ['support', 'admin', 'administrator'];

/** The author: the member, or support, by name where there is one. */
export function toAuthor({ from }: Pick<TicketMessage, 'from'>): string {
  if (from === undefined) return ticketsMessages.you;
  return impersonal.includes(from.toLowerCase())
    ? ticketsMessages.support
    : `${ticketsMessages.support} · ${from}`;
}

/** The alternative texts of a message's images, which have no descriptions. */
export function imageTexts(message: TicketMessage): string[] {
  const time = formatDate(message.sentAt, 'dayTime');
  const author = message.from === undefined ? ticketsMessages.you.toLowerCase() : toAuthor(message);
  const { length } = message.images;
  if (length === 1) return [ticketsMessages.imageFrom({ author, time })];
  return message.images.map((_, index) =>
    ticketsMessages.imagePosition({ position: index + 1, count: length, author, time }),
  );
}
