import type { Outcome } from '@portal/api';
import type { Unread } from '../wire/answer';
import { parseFields } from '../wire/wire';

/** Seconds to wait when the answer names none (A §9). */
const codeCoolDown = 60;

/** When another code may be asked for, by the clock of `now` in ms, by the server's wait (T14); undefined: at once. */
export function toCodeWait(outcome: Outcome<unknown>, now: number): number | undefined {
  if (outcome.kind === 'refused') return outcome.retryAfter && now + outcome.retryAfter * 1000;
  if (outcome.kind !== 'ok') return undefined;
  const named = parseFields(outcome.data as Unread<{ retry_after?: unknown }>).retry_after;
  const seconds = typeof named === 'number' && named >= 0 && named <= 86_400 ? named : codeCoolDown;
  return now + seconds * 1000;
}

/**
 * Whether a code is on its way: it was sent now, or an earlier one still cools down (a reload, a second try). A longer
 * wait is another limit, which does not mean that a code is coming.
 */
export function isCodeComing(outcome: Outcome<unknown>): boolean {
  if (outcome.kind === 'refused')
    return outcome.status === 429 && outcome.retryAfter !== undefined && outcome.retryAfter <= codeCoolDown;
  return outcome.kind === 'ok';
}
