import { memberStore } from './owned/memberStore';
import { readJson, writeKey, type Store } from './owned/store';

const key = 'recent_entries';
const most = 6;
const longest = 6000;

/** A choice of the palette, with the data to show and repeat it. */
export interface RecentEntry {
  id: string;
  label: string;
  hint?: string | undefined;
  href?: string | undefined;
}

/** A path of the member's own pages, because a stored address must lead nowhere else (T9). */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/user\/[^\s\\]{1,250}$/.test(value);

const textIn = (value: unknown, most: number) =>
  typeof value === 'string' && value !== '' && value.length <= most ? value : undefined;

function getEntry(value: unknown): RecentEntry[] {
  if (!Array.isArray(value)) return [];
  const href: unknown = value[3];
  const [id, label, hint] = [textIn(value[0], 300), textIn(value[1], 300), textIn(value[2], 120)];
  if (id === undefined || label === undefined) return [];
  return [{ id, label, ...(hint !== undefined && { hint }), ...(isOwnPath(href) && { href }) }];
}

/** Newest first. Foreign values are dropped. */
export function readRecentEntries(store: Store | undefined = memberStore()): RecentEntry[] {
  const all = readJson(store, key, longest);
  return Array.isArray(all) ? all.flatMap(getEntry).slice(0, most) : [];
}

/** Stores an entry as the newest, without duplicates, and drops the oldest above six. */
export function keepRecentEntry(entry: RecentEntry, store: Store | undefined = memberStore()): void {
  const others = readRecentEntries(store).filter(({ id }) => id !== entry.id);
  const flat = [entry, ...others]
    .slice(0, most)
    .map(({ id, label, hint, href }) => [id, label.slice(0, 300), hint ?? '', href ?? '']);
  while (JSON.stringify(flat).length > longest) flat.pop();
  writeKey(store, key, JSON.stringify(flat));
}
