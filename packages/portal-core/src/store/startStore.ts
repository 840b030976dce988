import { bindActionCreators } from '@reduxjs/toolkit';
import { rootAddress } from '@portal/ui/addresses';
import { dropCredentials } from '../session/credentials';
import type { SessionData } from '../session/session';
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
import { openHandOver } from '../session/handOver';
import { openSignOutChannel } from '../session/signOutChannel';
import { memberStore } from '../session/owned/memberStore';
import { hasOpenWrite } from '../session/openWrites';
import { hasUnansweredLeft, writeUnansweredLeft } from '../session/unansweredLeft';
import { readSession, writeSession } from '../session/storage';
import { passOn, passOnReload } from '../session/passOn';
import { pathHere } from '../browser/place';
import { tabStore } from '../session/owned/store';
import { createStore, type AppStore, type Services } from './store';
import { toastRaised } from './toasts.slice';

/**
 * Reloads a page that the browser restored from its page cache after its session ended. WebKit restores the very
 * document, with everything that the member saw.
 */
function leavePageCache(getToken: () => string | null): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const token = getToken();
    if (!persisted || token === null || readSession(tabStore()).token === token) return;
    document.documentElement.hidden = true;
    window.location.reload();
  });
}

/** The store, and the events of visitor screens. */
export interface StartedStore {
  store: AppStore;
  events: ReturnType<typeof getEvents>;
}

const getEvents = (store: AppStore) =>
  bindActionCreators({ signedIn, memberNamed, memberRegistered, planRead, toastRaised }, store.dispatch);

/** Creates the store and connects its session to the storage and other tabs. `session`: the stored one. */
export function startStore(services: Services, session: SessionData): StartedStore {
  const storage = memberStore();
  const store = createStore(services, session);
  passOnReload(session, Date.now(), storage);
  if (session.token === null && hasUnansweredLeft(storage)) store.dispatch(unansweredLeft());
  const getToken = (): string | null => selectToken(store.getState());
  leavePageCache(getToken);
  let written = selectSession(store.getState());
  store.subscribe(() => {
    const session = selectSession(store.getState());
    if (session === written) return;
    const before = written;
    const { token, serial } = before;
    written = session;
    // Readable only until the session leaves the storage.
    const isLeft = session.token === null && hasOpenWrite(storage);
    writeSession(storage, session);
    if (before.hasUnanswered !== session.hasUnanswered) writeUnansweredLeft(session.hasUnanswered, storage);
    // These are dropped at sign-in and sign-out at the latest (T18).
    if (serial !== session.serial) {
      dropCredentials(storage);
      const path = pathHere() + window.location.search;
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
