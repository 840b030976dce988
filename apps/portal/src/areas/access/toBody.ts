import type { Outcome } from '@portal/api';
import type { Unread } from '@portal/portal-core/fromApi/answer';

/** The body of an answer whose refusals also have the success's fields (A §3). */
export function toBody<Body extends Unread<unknown>>(outcome: Outcome<Body>): Body | undefined {
  if (outcome.kind === 'ok') return outcome.data;
  // A refusal's body has no type. The cast claims only names, because every value is parsed.
  return outcome.kind === 'refused' ? (outcome.body as Body) : undefined;
}
