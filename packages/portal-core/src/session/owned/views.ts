import { getAside, isSealed } from './aside';
import { lastingKeys, memberKeys, sessionKeys, type MemberKey } from './memberKeys';
import { readEntry, toOwner, type Member } from './owner';
import { createStore, ownerHere, type OwnedStore } from './memberStore';
import { toStoredName, writeKey, type Store } from './store';

/** The store as a member sees it, whatever the session. */
export const viewAsMember = (store: OwnedStore | undefined, member: Member): Store | undefined =>
  store && createStore(store.area, () => toOwner(member));

/**
 * The store for the current member, which becomes inert while another member's session exists. It is for work that
 * outlives a session, such as a write without an answer.
 */
export function viewAsCurrent(store: OwnedStore | undefined): Store | undefined {
  if (!store) return undefined;
  const bound = ownerHere(store.area);
  return createStore(store.area, () => bound);
}

const isLasting = new Set<MemberKey>(lastingKeys);

/** Runs `work` on each entry of the storage, of any owner. A blocked storage has none. */
function forEachEntry(area: Store, work: (key: MemberKey, entry: string, name: string) => void): void {
  for (const key of memberKeys) {
    const name = toStoredName(key);
    try {
      const entry = area.getItem(name);
      if (entry !== null) work(key, entry, name);
    } catch {
      // Storage is blocked or full, so the entry is not readable either.
    }
  }
}

/** Called when a session has begun. It gets back what was set aside for its member, and drops everything else (D139). */
export function takeBack(store: OwnedStore | undefined): void {
  if (!store) return;
  const { area } = store;
  const [aside, owner] = [getAside(area), ownerHere(area)];
  forEachEntry(area, (key, entry, name) => {
    if (owner === undefined || readEntry(entry, owner) === null) area.removeItem(name);
  });
  for (const key of lastingKeys) {
    const entry = aside.get(toStoredName(key));
    const value = entry === undefined || owner === undefined ? null : readEntry(entry, owner);
    if (value !== null) writeKey(store, key, value);
  }
  aside.clear();
}

/** Called when a member's session has ended by itself. What was typed leaves the storage, and stays in the page. */
export function setAside(store: OwnedStore | undefined, member: Member): void {
  if (!store) return;
  const owner = toOwner(member);
  const theirs = createStore(store.area, () => owner);
  forEachEntry(store.area, (key, entry, name) => {
    store.area.removeItem(name);
    const value = isLasting.has(key) ? readEntry(entry, owner) : null;
    if (value !== null) theirs.setItem(key, value);
  });
}

/** Called when a session begins or ends: each has its own. */
export function dropSessionEntries(store: OwnedStore | undefined): void {
  for (const key of sessionKeys) writeKey(store, key, null);
}

/** Called when a session was ended by its member. */
export function dropAll(store: OwnedStore | undefined): void {
  for (const key of memberKeys) writeKey(store, key, null);
}

/** Called when a page starts without a session. Only what is sealed stays, for its member. */
export function dropUnsealed(store: OwnedStore | undefined): void {
  if (!store) return;
  const { area } = store;
  forEachEntry(area, (_key, entry, name) => {
    if (!isSealed(entry)) area.removeItem(name);
  });
}
