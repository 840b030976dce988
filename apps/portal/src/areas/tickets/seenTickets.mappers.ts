import type { SeenTickets } from '@portal/portal-core/session/seenTickets';
import type { ListedTicket } from './tickets.mappers';

type Looked = Pick<ListedTicket, 'id' | 'repliedAt'>;

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
    tickets.map(({ id, repliedAt }) => [id, seen && id !== open ? (seen[id] ?? '') : repliedAt]),
  );
}

/** Whether there are messages since the member's last look. */
export const isUnread = (seen: SeenTickets | null, { id, repliedAt }: Looked): boolean =>
  seen !== null && repliedAt !== '' && repliedAt !== (seen[id] ?? '');

export const isSameSeen = (one: SeenTickets | null, other: SeenTickets): boolean =>
  one !== null &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([id, repliedAt]) => one[id] === repliedAt);
