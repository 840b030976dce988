import { memberStore } from './owned/memberStore';
import { readKey, writeKey, type Store } from './owned/store';

const key = 'failed_times';
const lately = 10 * 60_000;

/**
 * Counts how often the failure dialog appeared within ten minutes; `now` in ms since 1970. The count survives a reload,
 * because the dialog offers one (D110).
 */
export function countFailure(now: number, store: Store | undefined = memberStore()): number {
  const [times = 0, at = 0] = (readKey(store, key) ?? '').split(' ').map(Number);
  const age = now - at;
  const next = Number.isInteger(times) && times > 0 && age >= 0 && age < lately ? times + 1 : 1;
  writeKey(store, key, `${next} ${now}`);
  return next;
}
