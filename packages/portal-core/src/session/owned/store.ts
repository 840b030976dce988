import { getKeyOwner, type KeptKey } from './keptKeys';
import type { MemberKey } from './memberKeys';
import { toOwnName } from './names';
import { getOwnerHere, splitEntry, toEntry } from './owner';

/** The used part of Storage. Reads and writes may throw if it is blocked or full. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store that returns an entry to its owner only (D139, T36, T38). */
export interface OwnedStore extends Store {
  /** The store below it, for other views (owned/views.ts). */
  area: Store;
  /** The same store as the owner of an entry sees it, whatever the session. */
  viewAsOwner: (key: MemberKey) => Store;
}

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

/** The owner of the tab's session, by its storage. */
export function ownerHere(area: Store): string | undefined {
  try {
    return getOwnerHere((key) => area.getItem(toOwnName(key)));
  } catch {
    // Storage is blocked, so it holds no entry.
    return undefined;
  }
}

const toStoredName = (key: string) => {
  const owner = getKeyOwner(key);
  return toOwnName(key, owner === 'folder' ? 'folder' : 'portal');
};

/** `area` with an owner for every entry. `getOwner` returns the owner of the readable and writable member entries. */
export function createStore(area: Store, getOwner: () => string | undefined): Store {
  return {
    getItem: (key) => {
      const entry = area.getItem(toStoredName(key));
      if (entry === null || getKeyOwner(key) !== 'member') return entry;
      const [owner, value] = splitEntry(entry);
      return owner === getOwner() ? value : null;
    },
    setItem: (key, value) => {
      if (getKeyOwner(key) !== 'member') return area.setItem(toStoredName(key), value);
      const owner = getOwner();
      // Without a session there is no owner.
      if (owner !== undefined) area.setItem(toStoredName(key), toEntry(owner, value));
    },
    removeItem: (key) => area.removeItem(toStoredName(key)),
  };
}

export function createOwnedStore(area: Store): OwnedStore {
  const getOwner = () => ownerHere(area);
  const readOwner = (key: MemberKey) => {
    try {
      return splitEntry(area.getItem(toStoredName(key)) ?? '')[0];
    } catch {
      return undefined;
    }
  };
  return {
    area,
    ...createStore(area, getOwner),
    viewAsOwner: (key) => createStore(area, () => readOwner(key)),
  };
}

function openStore(area: 'sessionStorage' | 'localStorage'): OwnedStore | undefined {
  try {
    return createOwnedStore(window[area]);
  } catch {
    // If storage is forbidden, even its getter throws.
    return undefined;
  }
}

/** This tab's store; undefined if storage is forbidden. */
export const tabStore = (): OwnedStore | undefined => openStore('sessionStorage');

/** This device's store; undefined if storage is forbidden. */
export const deviceStore = (): Store | undefined => openStore('localStorage');
