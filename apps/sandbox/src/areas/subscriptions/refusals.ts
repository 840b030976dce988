import { refused, refusedAt } from '../../wire/refusal';

/** Only an active subscription can be cancelled, not one that ended or whose cancellation was requested (B §4). */
export const notActive = () => refused('This subscription is not active.');

/** The operator allows no cancellations at present. */
export const closed = () => refused('Cancellations are not available at present.');

/** B §5: a reason that says something, without the spaces around it. */
export function requireReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw refusedAt('reason', 'This Field Is Required.');
  return reason;
}
