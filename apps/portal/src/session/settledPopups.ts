import { browserStore, readKey, writeKey, type Store } from './storage';

const key = 'settled_popups';
const most = 30;
const isKey = (text: string) => /^(news|information):[\w-]{1,16}$/.test(text);

/** Popups that this session has done with, such as `news:8`: closed or put off, they stay away over a reload. */
export function readSettledPopups(store: Store | undefined = browserStore()): string[] {
  return (readKey(store, key) ?? '').split(' ').filter(isKey);
}

/** Keeps the latest of them, as many as one value takes. */
export function writeSettledPopups(
  settled: readonly string[],
  store: Store | undefined = browserStore(),
): void {
  const kept = settled.filter(isKey).slice(-most);
  writeKey(store, key, kept.length === 0 ? null : kept.join(' '));
}

/** At sign-in and sign-out: the next session has its own. */
export function dropSettledPopups(store: Store | undefined = browserStore()): void {
  writeKey(store, key, null);
}
