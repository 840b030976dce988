import { tabStore, writeKey, type Store } from './owned/store';

// Separate from `knownLists.ts`, because a session also ends on screens without a list.

/** Storage key of the last list answers. */
export const knownListsKey = 'known_lists';

/** Called at sign-in and sign-out, because another member must not see them (T26). */
export function dropKnownLists(store: Store | undefined = tabStore()): void {
  writeKey(store, knownListsKey, null);
}
