import type { TicketMessage } from '../../Tickets/TicketsScreen.types';

/** Whether two objects say the same. Each read makes new ones, but of 500 messages only the new ones need drawing. */
export const sameMessage = (one: TicketMessage, other: TicketMessage): boolean =>
  one === other ||
  (one.id === other.id &&
    one.text === other.text &&
    one.from === other.from &&
    one.sentAt === other.sentAt &&
    one.images.join() === other.images.join());
