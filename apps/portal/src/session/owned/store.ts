import { getKeyOwner, type KeptKey } from './keptKeys';
import type { MemberKey } from './memberKeys';
import { toOwnName } from './names';
import { getOwnerHere, splitEntry, toEntry } from './owner';

/** The part of Storage that is used here. Reading and writing may throw when it is blocked or full. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store that gives an entry to its owner alone (D139, T36, T38). */
export interface OwnedStore extends Store {
  /** What is below it, for other views of it (owned/views.ts). */
  area: Store;
  /** The same store as the member sees it who owns an entry, whoever is signed in. */
  viewAsOwner: (key: MemberKey) => Store;
}

const longest = 1024;

/** Reads a key. A value longer than `most` was not written here, so it counts as absent. */
export function readKey(store: Store | undefined, key: KeptKey, most = longest): string | null {
  try {
    const value = store?.getItem(key) ?? null;
    return value === null || value === '' || value.length > most ? null : value;
  } catch {
    return null;
  }
}

/** Removes a key where storage allows. */
function removeKey(store: Store | undefined, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is kept.
  }
}

/**
 * Writes a key; null removes it. Returns whether the store has it now. What was there goes in any case, because it may be
 * the last session's.
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

/** Whose session the tab has, by its storage. */
export function ownerHere(area: Store): string | undefined {
  try {
    return getOwnerHere((key) => area.getItem(toOwnName(key)));
  } catch {
    // Storage is blocked, so nothing is kept for anybody.
    return undefined;
  }
}

const toStoredName = (key: string) => {
  const owner = getKeyOwner(key);
  return toOwnName(key, owner === 'folder' ? 'folder' : 'portal');
};

/** `area` with every entry under its owner. `getOwner` returns whose entries of members are read and written. */
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
      // Without a session there is nobody to keep it for.
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
    // Where storage is forbidden, even naming it throws.
    return undefined;
  }
}

/** What this tab keeps; undefined where storage is forbidden. */
export const tabStore = (): OwnedStore | undefined => openStore('sessionStorage');

/** What this device keeps; undefined where storage is forbidden. */
export const deviceStore = (): Store | undefined => openStore('localStorage');
