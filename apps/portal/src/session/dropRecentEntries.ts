import { tabStore, writeKey, type Store } from './owned/store';

// It stands apart from `recentEntries.ts`, because a session ends on screens that never opened the palette.

/** Where it is kept what the member chose last in the palette. */
export const recentEntriesKey = 'recent_entries';

/** Called at sign-in and sign-out, because what one member looked for is nobody else's (T26). */
export function dropRecentEntries(store: Store | undefined = tabStore()): void {
  writeKey(store, recentEntriesKey, null);
}
