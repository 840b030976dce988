import { getAside, toSealedOwner, toStub } from './aside';
import { getKeyOwner } from './keptKeys';
import { toOwnName } from './names';
import { getOwnerHere, readEntry, toEntry } from './owner';
import { openArea, toStoredName, type Store } from './store';

/** A store that returns an entry to its owner only (D139, T36, T38). */
export interface OwnedStore extends Store {
  /** The store below it, for other views (owned/views.ts). */
  area: Store;
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

/**
 * `area` with an owner for every entry. `getOwner` returns the owner of the readable and writable member entries. These
 * are in `area` only during their owner's session, and else in the page's memory. Another member's session hides them.
 */
export function createStore(area: Store, getOwner: () => string | undefined): Store {
  /** The owner, and whether it is the session's. Undefined if there is no owner or the session is another member's. */
  const findOwner = () => {
    const [owner, here] = [getOwner(), ownerHere(area)];
    if (owner === undefined || (here !== undefined && here !== owner)) return undefined;
    return { owner, isHere: here !== undefined };
  };
  return {
    getItem: (key) => {
      const name = toStoredName(key);
      if (getKeyOwner(key) !== 'member') return area.getItem(name);
      const found = findOwner();
      if (!found) return null;
      const entry = found.isHere ? area.getItem(name) : getAside(area).get(name);
      return entry === undefined || entry === null ? null : readEntry(entry, found.owner);
    },
    setItem: (key, value) => {
      const name = toStoredName(key);
      if (getKeyOwner(key) !== 'member') return area.setItem(name, value);
      const found = findOwner();
      if (found?.isHere) return area.setItem(name, toEntry(found.owner, value));
      if (!found) return;
      getAside(area).set(name, toEntry(found.owner, value));
      const stub = toStub(key, value);
      if (stub !== undefined) area.setItem(name, toEntry(toSealedOwner(found.owner, stub), stub));
    },
    removeItem: (key) => {
      const here = ownerHere(area);
      if (getKeyOwner(key) === 'member' && here !== undefined && here !== getOwner()) return;
      area.removeItem(toStoredName(key));
      getAside(area).delete(toStoredName(key));
    },
  };
}

export const createOwnedStore = (area: Store): OwnedStore => ({
  area,
  ...createStore(area, () => ownerHere(area)),
});

/** This tab's store for its member; undefined if storage is forbidden. */
export function memberStore(): OwnedStore | undefined {
  const area = openArea('sessionStorage');
  return area && createOwnedStore(area);
}
