export { TicketsScreen } from './Tickets/TicketsScreen';
export type {
  ChosenTicket,
  KeptDraft,
  NewReply,
  Ticket,
  TicketDraft,
  TicketMessage,
  TicketSearch,
  TicketsScreenProps,
  TicketStatus,
  UnsentReply,
} from './Tickets/TicketsScreen.types';
export type {
  NewTicket,
  RaiseRefusal,
  RaiseTicketProps,
  SupportQuestion,
  TicketSubject,
} from './RaiseTicket/RaiseTicket.types';
