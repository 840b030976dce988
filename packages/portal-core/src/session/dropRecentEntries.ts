import { tabStore, writeKey, type Store } from './owned/store';

// Separate from `recentEntries.ts`, because a session also ends on screens without the palette.

/** Storage key of the palette's recent choices. */
export const recentEntriesKey = 'recent_entries';

/** Called at sign-in and sign-out, because another member must not see them (T26). */
export function dropRecentEntries(store: Store | undefined = tabStore()): void {
  writeKey(store, recentEntriesKey, null);
}
