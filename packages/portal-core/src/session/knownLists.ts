import { memberStore } from './owned/memberStore';
import { readEntries, writeKey, type Store } from './owned/store';

const key = 'known_lists';
const mostLists = 12;
/** Maximum number of characters, so tokens and open writes always fit. */
const longestOfAll = 400_000;

/** A list's answer unchanged, with its time in ms since 1970. */
export interface KnownList {
  at: number;
  body: unknown;
}

type Entry = [name: string, at: number, body: unknown];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'number' &&
  Number.isFinite(value[1]);

/** Oldest first. Foreign values are dropped. */
const readAll = (store: Store | undefined) => readEntries(store, key, longestOfAll, isEntry);

/** The last answer of a list in this session; undefined if none is stored. */
export function readKnownList(name: string, store: Store | undefined = memberStore()): KnownList | undefined {
  const entry = readAll(store).find(([known]) => known === name);
  return entry && { at: entry[1], body: entry[2] };
}

/**
 * Stores a list's answer as the newest, and drops the oldest if there is no space. An answer that never fits leaves the
 * other lists.
 */
export function keepKnownList(
  name: string,
  { at, body }: KnownList,
  store: Store | undefined = memberStore(),
): void {
  const others = readAll(store).filter(([known]) => known !== name);
  const newest = JSON.stringify([name, at, body]);
  const fits = newest.length + 2 <= longestOfAll;
  const texts = [...others.map((entry) => JSON.stringify(entry)), ...(fits ? [newest] : [])].slice(
    -mostLists,
  );
  const getLength = () => texts.reduce((sum, text) => sum + text.length + 1, 1);
  while (getLength() > longestOfAll) texts.shift();
  writeKey(store, key, texts.length === 0 ? null : `[${texts.join(',')}]`);
}
