import { Moment } from '../../../components/Moment/Moment';
import { ticketsWords } from '../ticketsWords';
import { Item, Line, PillPlace, Subject } from './TicketItem.styles';
import { TicketPill } from './TicketPill';
import type { Ticket } from './TicketsScreen.types';
import { UnreadDot } from './UnreadDot';

interface TicketItemProps {
  ticket: Ticket;
  current: boolean;
  onChosen: () => void;
}

/** One ticket of the list: subject, status and day (B §2). */
export function TicketItem({ ticket, current, onChosen }: TicketItemProps) {
  const { subject, status, createdAt, unread } = ticket;
  return (
    <Item type="button" aria-current={current || undefined} onClick={onChosen}>
      <Subject>
        <bdi>{subject || ticketsWords.noSubject}</bdi>
        {unread && <UnreadDot label={ticketsWords.unread} />}
      </Subject>
      <Line>
        <PillPlace>
          <TicketPill status={status} />
        </PillPlace>
        <Moment at={createdAt} form="day" />
      </Line>
    </Item>
  );
}
