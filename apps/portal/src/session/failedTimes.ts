import { readKey, tabStore, writeKey, type Store } from './owned/store';

const key = 'failed_times';
const lately = 10 * 60_000;

/**
 * Counts that the failure dialog comes up; returns how often it has within ten minutes of each other. It outlives a
 * reload, because a reload is what the dialog offers (D110). `now` in ms since 1970.
 */
export function countFailure(now: number, store: Store | undefined = tabStore()): number {
  const [times = 0, at = 0] = (readKey(store, key) ?? '').split(' ').map(Number);
  const age = now - at;
  const next = Number.isInteger(times) && times > 0 && age >= 0 && age < lately ? times + 1 : 1;
  writeKey(store, key, `${next} ${now}`);
  return next;
}

/** Called at sign-in and sign-out, because the next session begins anew. */
export function dropFailedTimes(store: Store | undefined = tabStore()): void {
  writeKey(store, key, null);
}
