import type { Ticket, TicketSearch } from '@portal/ui/screens/tickets';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSettled } from '@portal/portal-core/browser/useSettled';
import { useSearchTicketsQuery } from './tickets.api';
import { holdsText, parseSearched, toTickets } from './tickets.mappers';

/** Shorter texts match too many messages. */
const fewest = 2;

/**
 * Searches title and number here and messages on the server, if it can (D113). If its first answer shows that it can't,
 * it gets no further request.
 */
export function useTicketSearch(tickets: readonly Ticket[]): TicketSearch {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const settled = useSettled(wanted);
  const [isUnknown, setUnknown] = useState(false);
  const isAsked = !isUnknown && settled.length >= fewest;
  const { currentData, isError } = useSearchTicketsQuery(isAsked ? settled : skipToken);
  if (currentData !== undefined && isAsked && parseSearched(currentData) === undefined) setUnknown(true);

  const isAnswered = settled === wanted && parseSearched(currentData) !== undefined;
  const byServer = new Set(isAnswered && currentData ? toTickets(currentData).map(({ id }) => id) : []);
  const isComing = !isUnknown && !isError && wanted.length >= fewest;
  return {
    text,
    found: tickets.filter((ticket) => byServer.has(ticket.id) || holdsText(ticket, wanted)),
    messages: isAnswered ? 'searched' : isComing ? 'coming' : 'not searched',
    onChanged: setText,
  };
}
