import type { Outcome } from '@portal/api';
import type { Unread } from '../fromApi/answer';
import { parseFields } from '../fromApi/parse';

/** Default wait in seconds (A §9). */
const codeCoolDown = 60;

/**
 * When the next code may be requested, in ms on the clock of `now`, from the server's wait (T14). Undefined:
 * immediately.
 */
export function toCodeWait(outcome: Outcome<unknown>, now: number): number | undefined {
  if (outcome.kind === 'refused') return outcome.retryAfter && now + outcome.retryAfter * 1000;
  if (outcome.kind !== 'ok') return undefined;
  const named = parseFields(outcome.data as Unread<{ retry_after?: unknown }>).retry_after;
  const seconds = typeof named === 'number' && named >= 0 && named <= 86_400 ? named : codeCoolDown;
  return now + seconds * 1000;
}

/**
 * Whether a code is coming: it was sent now, or an earlier one still cools down after a reload or a second try. A
 * longer wait is another limit, without a code, and an assumed one proves nothing.
 */
export function isCodeComing(outcome: Outcome<unknown>): boolean {
  if (outcome.kind === 'refused')
    return (
      outcome.status === 429 && !outcome.isWaitAssumed && (outcome.retryAfter ?? Infinity) <= codeCoolDown
    );
  return outcome.kind === 'ok';
}
