import { Moment } from '../../../components/Moment/Moment';
import { ticketsMessages } from '../messages';
import { Item, Line, PillSlot, Subject } from './TicketItem.styles';
import { TicketPill, type TicketStatus } from './TicketPill';
import { UnreadDot } from './UnreadDot';

/** A ticket of the member (B §3). */
export interface Ticket {
  id: string;
  /** Unique among the tickets. Absent: the id is. */
  key?: string;
  /** '' without a subject. */
  subject: string;
  /** Absent for a status that this portal does not know. */
  status?: TicketStatus | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** When support first answered. Absent before, and where the server sends no such time. */
  answeredAt?: string | undefined;
  /** There is a new message since the member's last visit. */
  unread: boolean;
}

interface TicketItemProps {
  ticket: Ticket;
  current: boolean;
  onSelect: (id: string) => void;
}

/** One ticket of the list: subject, status and date (B §2). */
export function TicketItem({ ticket, current, onSelect }: TicketItemProps) {
  const { subject, status, createdAt, unread } = ticket;
  return (
    <Item type="button" aria-current={current || undefined} onClick={() => onSelect(ticket.id)}>
      <Subject>
        <bdi>{subject || ticketsMessages.noSubject}</bdi>
        {unread && <UnreadDot label={ticketsMessages.unread} />}
      </Subject>
      <Line>
        <PillSlot>
          <TicketPill status={status} />
        </PillSlot>
        <Moment at={createdAt} form="day" />
      </Line>
    </Item>
  );
}
