import styled from 'styled-components';
import { Moment } from '../../../components/Moment/Moment';
import { ticketsMessages } from '../messages';
import { border, color, duration, fontSize, fontWeight, media, space } from '../../../tokens';
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

export const Items = styled.ul`
  padding: 0;
  list-style: none;
`;

export const Item = styled.button`
  display: grid;
  gap: ${space[1.5]};
  inline-size: 100%;
  padding: ${space[3]} ${space[4]};
  border: 0;
  border-block-end: ${border.hair} solid ${color.line};
  background: none;
  color: ${color.ink};
  text-align: start;
  transition: background ${duration.quick};

  &:is(button) {
    cursor: pointer;
  }
  ${media.hover} {
    &:is(button):hover {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    background: ${color.accentSoft};
    box-shadow: inset ${space.half} 0 ${color.accent};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
`;

const Subject = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${fontWeight.strong};

  bdi {
    flex: 1;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

/** In the current row a status has its own background, because row and status may share a colour. */
const PillSlot = styled.span`
  [aria-current] & > span {
    background: ${color.surface};
  }
`;

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
