import { offerDrafts, typedDrafts } from '@portal/ui/forms/draft/drafts';
import { dropOpenWrites } from './openWrites';
import type { SessionState } from './session.slice';
import type { Store } from './storage';
import { dropTicketDrafts } from './ticketDrafts';
import { dropUnfinished, keepUnfinished, readUnfinished, unfinishedLife } from './unfinished';

/** Nothing that one member left is there for the next. */
function dropAll(store: Store | undefined): void {
  dropUnfinished(store);
  dropOpenWrites(store);
  dropTicketDrafts(store);
}

let timer: ReturnType<typeof setTimeout> | undefined;

interface Forgetting {
  drop: (store: Store | undefined) => void;
  now: number;
  store: Store | undefined;
}

/** Drops what is kept once its hour is over: now, if it is, or if nothing is kept that anybody could go on with. */
function forgetInTime({ drop, now, store }: Forgetting): void {
  const unfinished = readUnfinished(now, store);
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
  store: Store | undefined;
}

/**
 * A session began or ended: keeps what its member goes on with, or drops it. It outlives only the end that nobody asked
 * for, and only until the same member signs in within the hour. Payments without an answer are part of it, because
 * their keys are what keeps a member who goes on from paying twice (T12).
 */
export function passOn({ before, session, path, now, store }: Passing): void {
  const { username, token, ended, asUser } = session;
  const drafts = typedDrafts();
  clearTimeout(timer);
  offerDrafts({});
  if (ended && before.username !== null) {
    keepUnfinished({ username: before.username, at: now, path, drafts }, store);
    timer = setTimeout(() => dropAll(store), unfinishedLife);
    return;
  }
  const isTheirs = token !== null && !asUser && readUnfinished(now, store)?.username === username;
  if (!isTheirs) dropAll(store);
  else forgetInTime({ drop: dropUnfinished, now, store });
}

/** The page began: the hour of what was kept goes on, though the page that counted it is gone. */
export function passOnReload({ token }: Pick<SessionState, 'token'>, now: number, store: Store | undefined) {
  clearTimeout(timer);
  // What was written since belongs to the session that still is.
  forgetInTime({ drop: token === null ? dropAll : dropUnfinished, now, store });
}
