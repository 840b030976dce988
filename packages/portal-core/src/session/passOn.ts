import { dropDrafts, typedDrafts } from '@portal/ui/forms/draft/drafts';
import { dropOpenWrites } from './openWrites';
import type { SessionState } from './session.slice';
import type { OwnedStore } from './owned/store';
import { viewAsMember } from './owned/views';
import { dropTicketDrafts } from './ticketDrafts';
import {
  dropUnfinished,
  keepUnfinished,
  readLeftUnfinished,
  readUnfinished,
  unfinishedLife,
} from './unfinished';

/** Drops everything, so the next member sees nothing of it. */
function dropAll(store: OwnedStore | undefined): void {
  dropUnfinished(store);
  dropOpenWrites(store);
  dropTicketDrafts(store);
}

let timer: ReturnType<typeof setTimeout> | undefined;

interface Forgetting {
  drop: (store: OwnedStore | undefined) => void;
  now: number;
  store: OwnedStore | undefined;
}

/**
 * Drops the stored entries after their hour, or immediately if the hour is over or no member could continue with them.
 */
function forgetInTime({ drop, now, store }: Forgetting): void {
  const unfinished = readLeftUnfinished(now, store);
  if (unfinished) timer = setTimeout(() => drop(store), unfinished.at + unfinishedLife - now);
  else drop(store);
}

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
 * Stores the unfinished work of an expired session for its member and one hour, and otherwise drops it. It includes
 * unanswered payments, because their keys prevent a second payment (T12).
 */
export function passOn({ before, session, path, now, store }: Passing): void {
  const { token, ended } = session;
  const drafts = typedDrafts();
  clearTimeout(timer);
  dropDrafts();
  if (ended && before.username !== null) {
    const { username } = before;
    keepUnfinished({ username, at: now, path, drafts }, viewAsMember(store, { username }));
    timer = setTimeout(() => dropAll(store), unfinishedLife);
    return;
  }
  // Another member's entries are not readable, and are dropped.
  const isTheirs = token !== null && readUnfinished(now, store) !== undefined;
  if (!isTheirs) dropAll(store);
  else forgetInTime({ drop: dropUnfinished, now, store });
}

/** Continues the hour of stored entries after a reload, which lost the timer. */
export function passOnReload(
  { token }: Pick<SessionState, 'token'>,
  now: number,
  store: OwnedStore | undefined,
) {
  clearTimeout(timer);
  // Newer entries belong to the session that still exists.
  forgetInTime({ drop: token === null ? dropAll : dropUnfinished, now, store });
}
