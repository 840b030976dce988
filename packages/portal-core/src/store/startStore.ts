import { rootAddress } from '@portal/ui/addresses';
import { bindActionCreators } from '@reduxjs/toolkit';
import { dropCredentials } from '../session/credentials';
import { dropFailedTimes } from '../session/failedTimes';
import { dropKnownLists } from '../session/dropKnownLists';
import { dropRecentEntries } from '../session/dropRecentEntries';
import { isSession, type SessionData } from '../session/session';
import {
  memberNamed,
  memberRegistered,
  planRead,
  selectSession,
  selectToken,
  signedIn,
  signedOut,
  unansweredLeft,
} from '../session/session.slice';
import { dropSeenTickets } from '../session/seenTickets';
import { dropSettledPopups } from '../session/settledPopups';
import { openHandOver } from '../session/handOver';
import { leavePageCache } from '../session/leavePageCache';
import { openSignOutChannel } from '../session/signOutChannel';
import { tabStore } from '../session/owned/store';
import { hasOpenWrite } from '../session/openWrites';
import { hasUnansweredLeft, writeUnansweredLeft } from '../session/unansweredLeft';
import { dropOthers, viewAsMember } from '../session/owned/views';
import { writeSession } from '../session/storage';
import { passOn, passOnReload } from '../session/passOn';
import { pathHere } from '../browser/place';
import { createStore, type AppStore, type Services } from './store';
import { toastRaised } from './toasts.slice';

/** The store, and the events of visitor screens. */
export interface StartedStore {
  store: AppStore;
  events: ReturnType<typeof getEvents>;
}

const getEvents = (store: AppStore) =>
  bindActionCreators({ signedIn, memberNamed, memberRegistered, planRead, toastRaised }, store.dispatch);

/** Creates the store and connects its session to the storage and other tabs. `session`: the stored one. */
export function startStore(services: Services, session: SessionData): StartedStore {
  const storage = tabStore();
  const store = createStore(services, session);
  // The session may be another member's than the last, for example from another tab (D139, T36).
  if (isSession(session)) dropOthers(storage);
  passOnReload(session, Date.now(), storage);
  if (!isSession(session) && hasUnansweredLeft(storage)) store.dispatch(unansweredLeft());
  const getToken = (): string | null => selectToken(store.getState());
  leavePageCache(getToken);
  let written = selectSession(store.getState());
  store.subscribe(() => {
    const session = selectSession(store.getState());
    if (session === written) return;
    const before = written;
    const { token, serial } = before;
    written = session;
    writeSession(storage, session);
    if (before.hasUnanswered !== session.hasUnanswered)
      writeUnansweredLeft(session.hasUnanswered, storage);
    // These are dropped at sign-in and sign-out at the latest (T18).
    if (serial !== session.serial) {
      // Drops all entries of other members, including those not listed below (D139).
      if (isSession(session)) dropOthers(storage);
      dropCredentials(storage);
      dropSettledPopups(storage);
      dropSeenTickets(storage);
      dropFailedTimes(storage);
      dropKnownLists(storage);
      dropRecentEntries(storage);
      const path = pathHere() + window.location.search;
      const { username } = before;
      const isLeft =
        session.token === null && username !== null && hasOpenWrite(viewAsMember(storage, { username }));
      passOn({ before, session, path, now: Date.now(), store: storage });
      if (isLeft) store.dispatch(unansweredLeft());
    }
    // The token was given up, or replaced by another member's.
    if (token !== null && session.token !== token) channel.announce(token, session.ended);
  });
  const channel = openSignOutChannel(getToken, (ended) =>
    store.dispatch(signedOut({ exit: rootAddress, ended })),
  );
  openHandOver(() => selectSession(store.getState()));
  return { store, events: getEvents(store) };
}
