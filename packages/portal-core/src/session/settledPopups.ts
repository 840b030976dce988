import { memberStore } from './owned/memberStore';
import { readKey, writeKey, type Store } from './owned/store';

const key = 'settled_popups';
const most = 30;
const isKey = (text: string) => /^(news|information):[\w-]{1,16}$/.test(text);

/** Popups that the member closed or postponed in this session, such as `news:8`. They stay closed after a reload. */
export function readSettledPopups(store: Store | undefined = memberStore()): string[] {
  return (readKey(store, key) ?? '').split(' ').filter(isKey);
}

/** Stores the latest of them, as many as fit into one value. */
export function writeSettledPopups(
  settled: readonly string[],
  store: Store | undefined = memberStore(),
): void {
  const kept = settled.filter(isKey).slice(-most);
  writeKey(store, key, kept.length === 0 ? null : kept.join(' '));
}
