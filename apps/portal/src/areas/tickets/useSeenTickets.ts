import { useEffect, useState } from 'react';
import { readSeenTickets, writeSeenTickets } from '@portal/portal-core/session/seenTickets';
import { isSameSeen, isUnread, seenAfter } from './seenTickets.mappers';
import type { ListedTicket } from './tickets.mappers';

/** The tickets with unseen messages. The open one counts as seen. */
export function useSeenTickets(tickets: readonly ListedTicket[] | undefined, open: string | undefined) {
  const [seen, setSeen] = useState(readSeenTickets);
  const next = tickets && seenAfter(seen, tickets, open);
  if (next && !isSameSeen(seen, next)) setSeen(next);
  useEffect(
    function keepSeen() {
      if (seen) writeSeenTickets(seen);
    },
    [seen],
  );
  return (ticket: ListedTicket): boolean => ticket.id !== open && isUnread(seen, ticket);
}
