import { addresses } from '@portal/ui/addresses';
import type { Drafts } from '@portal/ui/forms/draft/drafts';
import { readKey, tabStore, writeKey, type OwnedStore, type Store } from './owned/store';

const key = 'unfinished';
const longest = 20_000;
/** How long it is offered, in ms. */
export const unfinishedLife = 60 * 60 * 1000;

/** Where a session ended by itself, and what was typed there: never a code, a pin, a password or an image (T26). */
export interface Unfinished {
  /** Whose it is. Nobody else is shown it. */
  username: string;
  /** When the session ended, in ms since 1970. */
  at: number;
  /** Path and query of the portal's own. */
  path: string;
  drafts: Drafts;
}

const isDraft = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** What is kept; undefined if there is none, if it is an hour old, or if the value was not written here. */
export function readUnfinished(now: number, store: Store | undefined = tabStore()): Unfinished | undefined {
  try {
    const read = JSON.parse(readKey(store, key, longest) ?? 'null') as Partial<Unfinished> | null;
    const { username, at, path, drafts = {} } = read ?? {};
    if (typeof username !== 'string' || typeof at !== 'number' || typeof path !== 'string') return undefined;
    if (now - at < 0 || now - at >= unfinishedLife) return undefined;
    const kept = Object.entries(drafts).filter(([, draft]) => isDraft(draft));
    return { username, at, path, drafts: Object.fromEntries(kept) };
  } catch {
    return undefined;
  }
}

/** What is kept for its member, while nobody is signed in. */
export const readLeftUnfinished = (
  now: number,
  store: OwnedStore | undefined = tabStore(),
): Unfinished | undefined => readUnfinished(now, store?.viewAsOwner(key));

/** Whether there is a place to go on at: where a sign-in leads anyway, only with something typed there. */
export function hasUnfinished(now: number, store: Store | undefined = tabStore()): boolean {
  const { path, drafts = {} } = readUnfinished(now, store) ?? {};
  return path !== undefined && (path !== addresses.dashboard || Object.keys(drafts).length > 0);
}

/** Called when the member takes it or declines it. */
export function dropUnfinished(store: Store | undefined = tabStore()): void {
  writeKey(store, key, null);
}

/** What is typed and too long to keep is left out; the place is kept. */
export function keepUnfinished(unfinished: Unfinished, store: Store | undefined = tabStore()): void {
  const text = JSON.stringify(unfinished);
  writeKey(store, key, text.length > longest ? JSON.stringify({ ...unfinished, drafts: {} }) : text);
}
