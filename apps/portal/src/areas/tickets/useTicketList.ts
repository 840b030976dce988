import type { TicketsScreenProps } from '@portal/ui/screens/tickets';
import { toRemote } from '@portal/portal-core/calls/remote';
import { selectShown } from '@portal/portal-core/calls/selectShown';
import { useListTicketsQuery } from './tickets.api';
import { oncePerBody } from './once';
import { toTickets } from './tickets.mappers';
import { useSeenTickets } from './useSeenTickets';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

const listOnce = oncePerBody(toTickets);

/** The member's tickets with their unread status, refetched at each visit. */
export function useTicketList(open: string | undefined) {
  const query = useListTicketsQuery(undefined, {
    refetchOnMountOrArgChange: true,
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
