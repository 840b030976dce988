import { tabStore, writeKey, type Store } from './owned/store';

// It stands apart from `knownLists.ts`, because a session ends on screens that have no list.

/** Where it is kept what lists last had. */
export const knownListsKey = 'known_lists';

/** Called at sign-in and sign-out, because what one member saw is nobody else's (T26). */
export function dropKnownLists(store: Store | undefined = tabStore()): void {
  writeKey(store, knownListsKey, null);
}
