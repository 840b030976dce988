import type { Ticket } from '@portal/ui/screens/tickets';
import { useEffect, useMemo, useState } from 'react';
import { readSeenTickets, writeSeenTickets } from '@portal/portal-core/session/seenTickets';
import { isSameSeen, isUnread, seenAfter } from './seenTickets.mappers';
import type { ListedTicket } from './tickets.mappers';

/** The tickets, each with whether it has unseen messages. The open one counts as seen. */
export function useSeenTickets(
  tickets: readonly ListedTicket[] | undefined,
  open: string | undefined,
): readonly Ticket[] {
  const [seen, setSeen] = useState(readSeenTickets);
  const next = useMemo(() => tickets && seenAfter(seen, tickets, open), [tickets, seen, open]);
  if (next && !isSameSeen(seen, next)) setSeen(next);
  useEffect(
    function keepSeen() {
      if (seen) writeSeenTickets(seen);
    },
    [seen],
  );
  return useMemo(
    () => (tickets ?? []).map((one) => ({ ...one, unread: one.id !== open && isUnread(seen, one) })),
    [tickets, seen, open],
  );
}
