import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { ticketsTexts } from '../../../text/messages';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens/index';
import { TicketPill } from '../Tickets/TicketPill';
import type { Ticket } from '../Tickets/TicketItem';
import { ticketsMessages } from '../messages';

interface ConversationHeadProps {
  ticket: Ticket | undefined;
  wait?: string | undefined;
  /** The list is loading and may still contain the ticket. */
  awaited: boolean;
  reopening: boolean;
  onReopen: () => void;
}

/** The ticket's subject and status. Only a closed ticket has a button to reopen it (B §4). */
export function ConversationHead({ ticket, wait, awaited, reopening, onReopen }: ConversationHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function takeLostFocus() {
    // Where the conversation replaces the list, the pressed ticket is hidden, and the focus is lost.
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.getClientRects().length === 0;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Head>
      <About>
        <Subject ref={heading} tabIndex={-1} title={ticket?.subject}>
          {awaited && !ticket ? (
            <Skeleton inlineSize="12rem" />
          ) : (
            <bdi>{ticket ? ticket.subject || ticketsMessages.noSubject : ticketsMessages.ticket}</bdi>
          )}
        </Subject>
        {ticket && <TicketPill status={ticket.status} />}
        {wait !== undefined && <Wait>{wait}</Wait>}
      </About>
      <Button size="small" disabled={ticket?.status !== 'close'} busy={reopening} onClick={onReopen}>
        {ticketsTexts.reopenTicket}
      </Button>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-block-end: ${border.hair} solid ${color.line};

  ${media.phone} {
    padding: ${space[2]} ${space[3]};
  }
`;

const About = styled.div`
  flex: 1 1 9rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
`;

const Wait = styled.p`
  flex-basis: 100%;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Subject = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  outline: none;
`;
