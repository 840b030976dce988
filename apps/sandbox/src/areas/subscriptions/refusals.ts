import { refused, refusedAt } from '../../contract/refusal';

/** Ended, cancelled or asked to be cancelled already: only an active subscription can be cancelled (B §4). */
export const notActive = () => refused('This subscription is not active.');

/** The operator allows no cancellation now. */
export const closed = () => refused('Cancellations are not available at present.');

/** B §5: a reason that says something, without the spaces around it. */
export function requireReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw refusedAt('reason', 'This Field Is Required.');
  return reason;
}
