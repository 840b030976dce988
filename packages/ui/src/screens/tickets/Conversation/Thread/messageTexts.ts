import { formatDate } from '../../../../text/format/dates';
import type { TicketMessage } from '../../Tickets/TicketsScreen.types';
import { ticketsMessages } from '../../messages';

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
  if (length === 1) return [ticketsMessages.imageFrom(author, time)];
  return message.images.map((_, index) => ticketsMessages.imagePosition(index + 1, length, author, time));
}
