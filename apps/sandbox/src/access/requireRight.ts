import { type Refusal, refused } from '../contract/refusal';
import type { TryOutcome } from './tries';

/** Lets a right try pass; a wrong one is refused in the caller's words, and a locked one whatever it was (T14). */
export function requireRight(outcome: TryOutcome, wrong: Refusal): void {
  if (outcome === 'locked') throw refused('Too many wrong tries. Please try again later.');
  if (outcome === 'wrong') throw wrong;
}
