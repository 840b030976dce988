import { getFingerprint } from './fingerprint';
import { deviceStore, readEntries, type Store } from './owned/store';

/** A list's filters under a name, as their query string. */
export interface StoredView {
  name: string;
  search: string;
}

/** The stored views of one list. */
export interface StoredViews {
  /** Newest first. */
  views: readonly StoredView[];
  /** The query string of the last filters; '' for none. */
  last: string;
}

const mostLists = 30;
const mostViews = 20;
const longestName = 40;
const longestSearch = 2000;
const longestOfAll = 300_000;

/** Views outlive the session. The key distinguishes members of one device without their names. */
const getKey = (username: string) => `saved_views_${getFingerprint(username.toLowerCase())}` as const;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isView = (value: unknown): value is [name: string, search: string] =>
  Array.isArray(value) && value[0] !== '' && isText(value[0], longestName) && isText(value[1], longestSearch);

type Entry = [list: string, last: string, views: [name: string, search: string][]];

const isEntry = (value: unknown): value is [string, string, unknown[]] =>
  Array.isArray(value) && isText(value[0], 200) && isText(value[1], longestSearch) && Array.isArray(value[2]);

/** The least used list first. Foreign values are dropped. */
const readAll = (username: string, store: Store | undefined) =>
  readEntries(store, getKey(username), longestOfAll, isEntry).map(([list, last, views]): Entry => [
    list,
    last,
    views.filter(isView).slice(0, mostViews),
  ]);

/** The stored views of a list for a member. */
export function readSavedViews(
  username: string,
  list: string,
  store: Store | undefined = deviceStore(),
): StoredViews {
  const [, last = '', views = []] = readAll(username, store).find(([name]) => name === list) ?? [];
  return { last, views: views.map(([name, search]) => ({ name, search })) };
}

/** Stores a list's views. Returns false if the write failed, and then nothing changes. */
export function writeSavedViews(
  username: string,
  list: string,
  { views, last }: StoredViews,
  store: Store | undefined = deviceStore(),
): boolean {
  if (store === undefined || views.length > mostViews) return false;
  const others = readAll(username, store).filter(([name]) => name !== list);
  const flat = views.map(({ name, search }): [string, string] => [name, search]);
  const entry: Entry = [list, last.length > longestSearch ? '' : last, flat];
  if (!flat.every(isView)) return false;
  const isEmpty = entry[1] === '' && flat.length === 0;
  const text = JSON.stringify([...others, ...(isEmpty ? [] : [entry])].slice(-mostLists));
  if (text.length > longestOfAll) return false;
  try {
    store.setItem(getKey(username), text);
    return true;
  } catch {
    return false;
  }
}
