import { refused, refusedAt } from '../../api/refusal';

/** Only an active subscription can be cancelled. An ended one or one with a requested cancellation can't (B §4). */
export const notActive = () => refused('This subscription isn’t active.');

export const closed = () => refused('Cancellations aren’t available right now.');

/** B §5: a trimmed reason that is not empty. */
export function requireReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw refusedAt('reason', 'This Field Is Required.');
  return reason;
}
