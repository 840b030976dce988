import { formatDate } from '../../../../text/format/dates';
import type { TicketMessage } from '../../Tickets/TicketsScreen.types';
import { ticketsWords } from '../../ticketsWords';

/** Names that say no more than "Support" does. */
const impersonal = ['support', 'admin', 'administrator'];

/** Who wrote it: the member, or support, by name where there is one. */
export function authorOf({ from }: Pick<TicketMessage, 'from'>): string {
  if (from === undefined) return ticketsWords.you;
  return impersonal.includes(from.toLowerCase()) ? ticketsWords.support : `${ticketsWords.support} · ${from}`;
}

/** The alternative texts of a message's images, which nobody has described. */
export function imageTexts(message: TicketMessage): string[] {
  const time = formatDate(message.sentAt, 'dayTime');
  const author = message.from === undefined ? ticketsWords.you.toLowerCase() : authorOf(message);
  const { length } = message.images;
  if (length === 1) return [ticketsWords.imageFrom(author, time)];
  return message.images.map((_, index) => ticketsWords.imageOf(index + 1, length, author, time));
}
