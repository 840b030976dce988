import type { Handlers } from '../contract/operation';
import { getMessageImage } from './tickets/messageImage';
import { raiseTicket } from './tickets/raise';
import { reopenTicket } from './tickets/reopen';
import { replyToTicket } from './tickets/reply';
import { getTicket, listTickets, listTicketSubjects } from './tickets/reads';

export const ticketsHandlers = {
  listTickets,
  listTicketSubjects,
  getTicket,
  getMessageImage,
  raiseTicket,
  replyToTicket,
  reopenTicket,
} satisfies Partial<Handlers>;
