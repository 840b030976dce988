import { setTimeout } from 'node:timers/promises';

/** Longer than the reads and writes of a member's rows take. */
const leastMs = 60;

/** Answers or refuses after at least `leastMs`, because the time must not reveal whether a member exists (T17). */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
