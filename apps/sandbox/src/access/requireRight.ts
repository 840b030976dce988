import { type Refusal, refused } from '../api/refusal';
import type { TryOutcome } from './tries';

export const lockedText = 'Too many wrong tries. Please try again later.';

/**
 * Accepts a correct try. A wrong one gets the caller's refusal, and a locked one is refused even if it is correct
 * (T14).
 */
export function requireRight(outcome: TryOutcome, wrong: Refusal): void {
  if (outcome === 'locked') throw refused(lockedText);
  if (outcome === 'wrong') throw wrong;
}
