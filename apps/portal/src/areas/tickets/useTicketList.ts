import type { TicketsScreenProps, Ticket } from '@portal/ui/screens/tickets';
import { visitOptions } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { selectShown } from '@portal/portal-core/calls/selectShown';
import { useListTicketsQuery } from './tickets.api';
import { oncePerBody, toTickets, type ListedTicket } from './tickets.mappers';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';
import { useEffect, useMemo, useState } from 'react';
import { readSeenTickets, writeSeenTickets } from '@portal/portal-core/session/seenTickets';
import { isSameSeen, isUnread, seenAfter } from './seenTickets.mappers';

/** The tickets, each with whether it has unseen messages. The open one counts as seen. */
function useSeenTickets(
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

const listOnce = oncePerBody(toTickets);

/** The member's tickets with their unread status, refetched at each visit. */
export function useTicketList(open: string | undefined) {
  const query = useListTicketsQuery(undefined, {
    ...visitOptions,
    selectFromResult: selectShown,
  });
  const remote = toRemote(query, listOnce);
  const data = useSeenTickets(remote.state === 'ready' ? remote.data : undefined, open);
  const tickets: TicketsScreenProps['tickets'] = remote.state === 'ready' ? { ...remote, data } : remote;
  return {
    tickets,
    /** Refetches loaded data. A failed read waits for its retry, so it does not flicker. */
    refresh: () => {
      if (remote.state === 'ready') void refetchIfStarted(query.refetch);
    },
  };
}
