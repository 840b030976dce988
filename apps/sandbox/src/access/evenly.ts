import { setTimeout } from 'node:timers/promises';

/** This is longer than it takes to read and write a member's rows. */
const leastMs = 60;

/** Answers or refuses no sooner than `leastMs`, because the time must not tell whether a member exists (T17). */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
