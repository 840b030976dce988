import type { Outcome } from '@portal/api';
import type { Unread } from '../../shared/wire/answer';

/** The body of an answer whose refusals carry data too, in the fields of its success (A §3). */
export function toBody<Body extends Unread<unknown>>(outcome: Outcome<Body>): Body | undefined {
  if (outcome.kind === 'ok') return outcome.data;
  // A refusal's body has no type of its own. The cast claims names alone, because no value passes unread.
  return outcome.kind === 'refused' ? (outcome.body as Body) : undefined;
}
