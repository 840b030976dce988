import { describeWait, getUsualWait } from '../../../text/waits/usualWait';
import type { Ticket } from './TicketItem';

/** How long an answer usually takes, and how long an unanswered ticket has waited (D113). */
export function describeTicketWait(
  ticket: Ticket | undefined,
  tickets: readonly Ticket[],
  now: number,
): string | undefined {
  if (!ticket || ticket.answeredAt !== undefined || ticket.status === 'close') return undefined;
  const usual = getUsualWait(
    tickets.map(({ createdAt, answeredAt }) => ({ at: createdAt, decidedAt: answeredAt })),
  );
  return describeWait({ at: ticket.createdAt }, usual, now);
}
