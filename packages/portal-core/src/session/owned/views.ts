import { memberKeys } from './memberKeys';
import { toOwner, type Member } from './owner';
import { createStore, ownerHere, readKey, writeKey, type OwnedStore, type Store } from './store';

/** The store as a member sees it, whatever the session. */
export const viewAsMember = (store: OwnedStore | undefined, member: Member): Store | undefined =>
  store && createStore(store.area, () => toOwner(member));

/**
 * The store for the current member, which becomes inert when another member's session begins. It is for work that
 * outlives a session, such as a write without an answer.
 */
export function viewAsCurrent(store: OwnedStore | undefined): Store | undefined {
  if (!store) return undefined;
  const { area } = store;
  const bound = ownerHere(area);
  const isOver = () => {
    const here = ownerHere(area);
    return here !== undefined && here !== bound;
  };
  const own = createStore(area, () => bound);
  return {
    getItem: (key) => (isOver() ? null : own.getItem(key)),
    setItem: (key, value) => {
      if (!isOver()) own.setItem(key, value);
    },
    removeItem: (key) => {
      if (!isOver()) own.removeItem(key);
    },
  };
}

/** Drops the entries of all other members. Called at the start of a session, before the first render. */
export function dropOthers(store: OwnedStore | undefined): void {
  for (const key of memberKeys) if (readKey(store, key, Infinity) === null) writeKey(store, key, null);
}
