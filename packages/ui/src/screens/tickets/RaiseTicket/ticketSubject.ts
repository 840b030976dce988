import { ticketsTexts } from '../../../text/messages';

export interface TicketSubject {
  id: string;
  subject: string;
}

/** The server's word, which no language changes. */
const others = 'others';

/** 'Others', trimmed and in any case, asks for a subject of the member's own (D100). */
export const isOthers = (subject: TicketSubject | undefined): boolean =>
  subject?.subject.trim().toLowerCase() === others;

/** The subject as members read it: 'Others' is the portal's own word, any other is the operator's. */
export const nameSubject = (subject: TicketSubject): string =>
  isOthers(subject) ? ticketsTexts.others : subject.subject;
