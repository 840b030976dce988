import { getKeyOwner, type KeptKey } from './keptKeys';
import { toOwnName } from './names';

/** The used part of Storage. Reads and writes may throw if it is blocked or full. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const longest = 1024;

/** Reads a key. A value longer than `most` is foreign and counts as absent. */
export function readKey(store: Store | undefined, key: KeptKey, most = longest): string | null {
  try {
    const value = store?.getItem(key) ?? null;
    return value === null || value === '' || value.length > most ? null : value;
  } catch {
    return null;
  }
}

/** A key's JSON; null if it is absent or not JSON. */
export function readJson(store: Store | undefined, key: KeptKey, most?: number): unknown {
  try {
    return JSON.parse(readKey(store, key, most) ?? 'null');
  } catch {
    return null;
  }
}

/** The entries of a key's list. Foreign values are dropped. */
export function readEntries<T>(
  store: Store | undefined,
  key: KeptKey,
  most: number,
  isEntry: (value: unknown) => value is T,
): T[] {
  const all = readJson(store, key, most);
  return Array.isArray(all) ? all.filter(isEntry) : [];
}

/** Removes a key if storage allows it. */
function removeKey(store: Store | undefined, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is kept.
  }
}

/**
 * Writes a key; null removes it. Returns whether the store has it now; a failed write drops the old value, because it
 * may be the last session's.
 */
export function writeKey(store: Store | undefined, key: KeptKey, value: string | null): boolean {
  if (value === null) removeKey(store, key);
  try {
    if (value !== null) store?.setItem(key, value);
    return store !== undefined;
  } catch {
    removeKey(store, key);
    return false;
  }
}

export const toStoredName = (key: string): string => {
  const owner = getKeyOwner(key);
  return toOwnName(key, owner === 'folder' ? 'folder' : 'portal');
};

/** The browser's storage; undefined if it is forbidden, where even its getter throws. */
export function openArea(area: 'sessionStorage' | 'localStorage'): Store | undefined {
  try {
    return window[area];
  } catch {
    return undefined;
  }
}

const createStore = (area: Store | undefined): Store | undefined =>
  area && {
    getItem: (key) => area.getItem(toStoredName(key)),
    setItem: (key, value) => area.setItem(toStoredName(key), value),
    removeItem: (key) => area.removeItem(toStoredName(key)),
  };

/** This tab's store; undefined if storage is forbidden. A member's entries are in owned/memberStore.ts. */
export const tabStore = (): Store | undefined => createStore(openArea('sessionStorage'));

/** This device's store; undefined if storage is forbidden. */
export const deviceStore = (): Store | undefined => createStore(openArea('localStorage'));
