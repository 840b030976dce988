import { addresses } from '@portal/ui/addresses';
import type { Drafts } from '@portal/ui/forms/draft/drafts';
import { memberStore } from './owned/memberStore';
import { readJson, writeKey, type Store } from './owned/store';

const key = 'unfinished';
const longest = 20_000;
/** How long it is offered, in ms. */
export const unfinishedLife = 60 * 60 * 1000;

/** The page and input of an expired session: never a code, a pin, a password or an image (T26). */
export interface Unfinished {
  /** Its owner, the only member who sees it. */
  username: string;
  /** End of the session, in ms since 1970. */
  at: number;
  /** The portal's own path and query. */
  path: string;
  drafts: Drafts;
}

/** Drafts of a stored value, without foreign ones. */
export const parseDrafts = (drafts: unknown): Drafts =>
  Object.fromEntries(Object.entries(drafts ?? {}).filter(([, draft]) => isDraft(draft)));

const isDraft = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The stored page; undefined without one, after an hour, or with a foreign value. */
export function readUnfinished(
  now: number,
  store: Store | undefined = memberStore(),
): Unfinished | undefined {
  const read = readJson(store, key, longest) as Partial<Unfinished> | null;
  const { username, at, path, drafts = {} } = read ?? {};
  if (typeof username !== 'string' || typeof at !== 'number' || typeof path !== 'string') return undefined;
  if (now - at < 0 || now - at >= unfinishedLife) return undefined;
  return { username, at, path, drafts: parseDrafts(drafts) };
}

/** Whether there is a page to continue. The sign-in's default page counts only with input. */
export function hasUnfinished(now: number, store: Store | undefined = memberStore()): boolean {
  const { path, drafts = {} } = readUnfinished(now, store) ?? {};
  return path !== undefined && (path !== addresses.dashboard || Object.keys(drafts).length > 0);
}

/** Called when the member continues or declines it. */
export function dropUnfinished(store: Store | undefined = memberStore()): void {
  writeKey(store, key, null);
}

/** Drops input that is too long, but keeps the page. */
export function keepUnfinished(unfinished: Unfinished, store: Store | undefined = memberStore()): void {
  const text = JSON.stringify(unfinished);
  writeKey(store, key, text.length > longest ? JSON.stringify({ ...unfinished, drafts: {} }) : text);
}
