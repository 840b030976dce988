import { dropDrafts, typedDrafts } from '@portal/ui/forms/draft/drafts';
import type { SessionState } from './session.slice';
import { getAside } from './owned/aside';
import type { OwnedStore } from './owned/memberStore';
import { dropAll, dropSessionEntries, dropUnsealed, setAside, takeBack, viewAsMember } from './owned/views';
import { dropUnfinished, keepUnfinished, readUnfinished, unfinishedLife } from './unfinished';

/** When the last session ended by itself, in ms since 1970. */
let leftAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Drops the stored page after its hour, or immediately if the hour is over. */
function forgetInTime(now: number, store: OwnedStore | undefined): void {
  const unfinished = readUnfinished(now, store);
  if (unfinished) timer = setTimeout(() => dropUnfinished(store), unfinished.at + unfinishedLife - now);
  else dropUnfinished(store);
}

const dropAside = (store: OwnedStore | undefined) => store && getAside(store.area).clear();

interface Passing {
  /** The previous session. */
  before: Pick<SessionState, 'username'>;
  session: SessionState;
  /** The current path and query. */
  path: string;
  /** In ms since 1970. */
  now: number;
  store: OwnedStore | undefined;
}

/**
 * Sets aside the unfinished work of an expired session for its member and one hour, and otherwise drops it. It includes
 * unanswered payments, because their keys prevent a second payment (T12).
 */
export function passOn({ before, session, path, now, store }: Passing): void {
  const { token, ended } = session;
  const { username } = before;
  const drafts = typedDrafts();
  clearTimeout(timer);
  dropDrafts();
  if (token !== null) {
    // A computer that slept has not run the timer.
    if (now < leftAt || now - leftAt >= unfinishedLife) dropAside(store);
    takeBack(store);
    dropSessionEntries(store);
    forgetInTime(now, store);
  } else if (ended && username !== null) {
    setAside(store, { username });
    keepUnfinished({ username, at: now, path, drafts }, viewAsMember(store, { username }));
    leftAt = now;
    timer = setTimeout(() => dropAside(store), unfinishedLife);
  } else dropAll(store);
}

/** Continues the hour of a stored page after a reload, which lost the timer. */
export function passOnReload(
  { token }: Pick<SessionState, 'token'>,
  now: number,
  store: OwnedStore | undefined,
) {
  clearTimeout(timer);
  if (token === null) return dropUnsealed(store);
  // The session may be another member's than the last, for example from another tab (D139, T36).
  takeBack(store);
  forgetInTime(now, store);
}
