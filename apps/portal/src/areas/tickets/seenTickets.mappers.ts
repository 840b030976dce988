import { parseInstant } from '@portal/ui/text/format/parseMoment';
import { olderTickets, type SeenTickets } from '@portal/portal-core/session/seenTickets';
import type { ListedTicket } from './tickets.mappers';

type Looked = Pick<ListedTicket, 'id' | 'repliedAt'>;

/** The last message that the member saw. Storage has the newest tickets only, so an old one without news was seen. */
function getSeen(seen: SeenTickets, { id, repliedAt }: Looked): string {
  const older = seen[olderTickets];
  const isOlder = older !== undefined && !((parseInstant(repliedAt) ?? 0) > (parseInstant(older) ?? 0));
  return seen[id] ?? (isOlder ? repliedAt : '');
}

/**
 * The seen tickets after a look at this list, with one ticket open. At the first look of a session all count as seen,
 * because the statuses show earlier changes.
 */
export function seenAfter(
  seen: SeenTickets | null,
  tickets: readonly Looked[],
  open: string | undefined,
): SeenTickets {
  return Object.fromEntries(
    tickets.map((ticket) => [
      ticket.id,
      seen && ticket.id !== open ? getSeen(seen, ticket) : ticket.repliedAt,
    ]),
  );
}

/** Whether there are messages since the member's last look. */
export const isUnread = (seen: SeenTickets | null, ticket: Looked): boolean =>
  seen !== null && ticket.repliedAt !== '' && ticket.repliedAt !== getSeen(seen, ticket);

export const isSameSeen = (one: SeenTickets | null, other: SeenTickets): boolean =>
  one !== null &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([id, repliedAt]) => one[id] === repliedAt);
