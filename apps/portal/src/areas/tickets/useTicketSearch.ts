import type { Ticket, TicketSearch } from '@portal/ui/screens/tickets';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useSettled } from '@portal/portal-core/browser/useSettled';
import { useSearchTicketsQuery } from './tickets.api';
import { holdsText, parseSearched, toTickets } from './tickets.mappers';

/** Shorter texts match too many messages. */
const fewest = 2;

/**
 * Searches title and number here, and messages on a server that is proven to search them (D119).
 */
export function useTicketSearch(tickets: readonly Ticket[]): TicketSearch {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const settled = useSettled(wanted);
  const isOffered = useCapability('ticketSearch');
  const isAsked = isOffered && settled.length >= fewest;
  const { currentData, isError } = useSearchTicketsQuery(isAsked ? settled : skipToken);

  const isAnswered = settled === wanted && parseSearched(currentData) !== undefined;
  const byServer = new Set(isAnswered && currentData ? toTickets(currentData).map(({ id }) => id) : []);
  const isComing = isOffered && !isError && wanted.length >= fewest;
  return {
    text,
    found:
      wanted === ''
        ? tickets
        : tickets.filter((ticket) => byServer.has(ticket.id) || holdsText(ticket, wanted)),
    messages: !isOffered ? 'never' : isAnswered ? 'searched' : isComing ? 'coming' : 'not searched',
    onChanged: setText,
  };
}
