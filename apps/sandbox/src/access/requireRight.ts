import { type Refusal, refused } from '../wire/refusal';
import type { TryOutcome } from './tries';

export const lockedText = 'Too many wrong tries. Please try again later.';

/**
 * Lets a right try pass. A wrong one is refused in the caller's words; a locked one is refused even if it was right
 * (T14).
 */
export function requireRight(outcome: TryOutcome, wrong: Refusal): void {
  if (outcome === 'locked') throw refused(lockedText);
  if (outcome === 'wrong') throw wrong;
}
