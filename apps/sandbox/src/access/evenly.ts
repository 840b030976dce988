import { setTimeout } from 'node:timers/promises';

/** Longer than the rows of a member take to read and write. */
const leastMs = 60;

/** Answers, or refuses, no sooner than after `leastMs`: that somebody is there must not show in the time it took (T17). */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
