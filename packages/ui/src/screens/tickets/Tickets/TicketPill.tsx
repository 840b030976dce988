import { StatusPill, type StatusVariant } from '../../../components/StatusPill/StatusPill';
import { noFigure } from '../../../text/format/money';
import { ticketsTexts } from '../../../text/messages';

/** The statuses of B §4. */
export type TicketStatus = 'new' | 'open' | 'close' | 'reopen';

const tones: Record<TicketStatus, StatusVariant> = {
  new: 'neutral',
  open: 'info',
  close: 'neutral',
  reopen: 'warn',
};

/** The exact text of a status (B §4). A dash for an unknown one. */
export function TicketPill({ status }: { status: TicketStatus | undefined }) {
  if (!status) return <span>{noFigure}</span>;
  return <StatusPill variant={tones[status]}>{ticketsTexts[status]}</StatusPill>;
}
