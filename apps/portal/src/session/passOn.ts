import { offerDrafts, typedDrafts } from '@portal/ui/forms/draft/drafts';
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

/** Nothing that one member left is there for the next. */
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

/** Drops what is kept once its hour is over: now, if it is, or if nothing is kept that anybody could go on with. */
function forgetInTime({ drop, now, store }: Forgetting): void {
  const unfinished = readLeftUnfinished(now, store);
  if (unfinished) timer = setTimeout(() => drop(store), unfinished.at + unfinishedLife - now);
  else drop(store);
}

interface Passing {
  /** The session before. */
  before: Pick<SessionState, 'username'>;
  session: SessionState;
  /** Where the member is: path and query. */
  path: string;
  /** In ms since 1970. */
  now: number;
  store: OwnedStore | undefined;
}

/**
 * A session began or ended: keeps what its member goes on with, or drops it. It outlives only the end that nobody asked
 * for, and only until the same member signs in within the hour. Payments without an answer are part of it, because
 * their keys are what keeps a member who goes on from paying twice (T12).
 */
export function passOn({ before, session, path, now, store }: Passing): void {
  const { token, ended } = session;
  const drafts = typedDrafts();
  clearTimeout(timer);
  offerDrafts({});
  if (ended && before.username !== null) {
    const { username } = before;
    keepUnfinished({ username, at: now, path, drafts }, viewAsMember(store, { username }));
    timer = setTimeout(() => dropAll(store), unfinishedLife);
    return;
  }
  // What another member left is not found, and dropped.
  const isTheirs = token !== null && readUnfinished(now, store) !== undefined;
  if (!isTheirs) dropAll(store);
  else forgetInTime({ drop: dropUnfinished, now, store });
}

/** The page began: the hour of what was kept goes on, though the page that counted it is gone. */
export function passOnReload(
  { token }: Pick<SessionState, 'token'>,
  now: number,
  store: OwnedStore | undefined,
) {
  clearTimeout(timer);
  // What was written since belongs to the session that still is.
  forgetInTime({ drop: token === null ? dropAll : dropUnfinished, now, store });
}
