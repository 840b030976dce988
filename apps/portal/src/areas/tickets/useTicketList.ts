import type { TicketsScreenProps } from '@portal/ui/screens/tickets';
import { toRemote } from '../../shared/calls/remote';
import { useListTicketsQuery } from './tickets.api';
import { oncePerBody } from './once';
import { toTickets } from './tickets.mappers';
import { useSeenTickets } from './useSeenTickets';

const listOnce = oncePerBody(toTickets);

/** The member's tickets, read anew at each visit, with a mark at those that have something new. */
export function useTicketList(open: string | undefined) {
  const query = useListTicketsQuery(undefined, { refetchOnMountOrArgChange: true });
  const remote = toRemote(query, listOnce);
  const isUnread = useSeenTickets(remote.state === 'ready' ? remote.data : undefined, open);
  const tickets: TicketsScreenProps['tickets'] =
    remote.state === 'ready'
      ? { ...remote, data: remote.data.map((ticket) => ({ ...ticket, unread: isUnread(ticket) })) }
      : remote;
  return {
    tickets,
    /** Reads again what is there. What failed waits for its retry, so that it does not blink. */
    refresh: () => {
      if (remote.state === 'ready') void query.refetch();
    },
  };
}
