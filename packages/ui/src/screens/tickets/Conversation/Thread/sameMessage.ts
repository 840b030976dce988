import type { TicketMessage } from '../../Tickets/TicketsScreen.types';

/** Whether two objects have the same content. Each refresh creates new objects, but only new messages must render. */
export const sameMessage = (one: TicketMessage, other: TicketMessage): boolean =>
  one === other ||
  (one.id === other.id &&
    one.text === other.text &&
    one.from === other.from &&
    one.sentAt === other.sentAt &&
    one.images.join() === other.images.join());
