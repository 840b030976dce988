import { readKey, tabStore, writeKey, type Store } from './owned/store';

const key = 'reloaded_at';
const oneReloadIn = 60_000;

/** True once a minute: a stale chunk may reload the page, but never in a loop (D101). `now` in ms since 1970. */
export function mayReload(now: number, store: Store | undefined = tabStore()): boolean {
  const last = Number(readKey(store, key) ?? 0);
  const age = now - last;
  // A reload in the future means that the device's clock was set back.
  if (store === undefined || (age >= 0 && age < oneReloadIn)) return false;
  writeKey(store, key, String(now));
  // A store that loses values can't stop a loop.
  return readKey(store, key) === String(now);
}
