import { Moment } from '../../../components/Moment/Moment';
import { ticketsMessages } from '../messages';
import { Item, Line, PillSlot, Subject } from './TicketItem.styles';
import { TicketPill } from './TicketPill';
import type { Ticket } from './TicketsScreen.types';
import { UnreadDot } from './UnreadDot';

interface TicketItemProps {
  ticket: Ticket;
  current: boolean;
  onChosen: () => void;
}

/** One ticket of the list: subject, status and date (B §2). */
export function TicketItem({ ticket, current, onChosen }: TicketItemProps) {
  const { subject, status, createdAt, unread } = ticket;
  return (
    <Item type="button" aria-current={current || undefined} onClick={onChosen}>
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
