import { offerDrafts, typedDrafts, type Drafts } from '@portal/ui/forms/draft/drafts';
import { memberStore } from './owned/memberStore';
import { readJson, writeKey, type Store } from './owned/store';
import { parseDrafts, unfinishedLife } from './unfinished';

const key = 'page_drafts';
const longest = 20_000;

/** Stores the page's input, without secrets and images. Input that is too long is not kept. */
export function keepPageDrafts(drafts: Drafts, now: number, store: Store | undefined = memberStore()): void {
  const text = JSON.stringify({ at: now, drafts });
  const isKept = Object.keys(drafts).length > 0 && text.length <= longest;
  writeKey(store, key, isKept ? text : null);
}

/** The input of the page before the reload, for an hour. */
export function readPageDrafts(now: number, store: Store | undefined = memberStore()): Drafts {
  const { at, drafts } = (readJson(store, key, longest) ?? {}) as { at?: unknown; drafts?: unknown };
  return typeof at === 'number' && now >= at && now - at < unfinishedLife ? parseDrafts(drafts) : {};
}

export function dropPageDrafts(store: Store | undefined = memberStore()): void {
  writeKey(store, key, null);
}

/** Offers the input of the page before the reload to its forms. */
export function offerPageDrafts(now: number, store: Store | undefined): void {
  const drafts = readPageDrafts(now, store);
  dropPageDrafts(store);
  if (Object.keys(drafts).length > 0) offerDrafts(drafts);
}

/**
 * Keeps the page's input while it is hidden, because a browser discards hidden tabs without asking (D139).
 * `isSignedIn`: after a session nothing is kept. Returns a cleanup function.
 */
export function keepWhileHidden(isSignedIn: () => boolean, store: Store | undefined): () => void {
  const keep = () => {
    if (isSignedIn()) keepPageDrafts(typedDrafts(), Date.now(), store);
  };
  const turn = () => (document.visibilityState === 'hidden' ? keep() : dropPageDrafts(store));
  window.addEventListener('pagehide', keep);
  window.addEventListener('visibilitychange', turn);
  return () => {
    window.removeEventListener('pagehide', keep);
    window.removeEventListener('visibilitychange', turn);
  };
}
