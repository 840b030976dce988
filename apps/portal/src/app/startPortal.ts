import { createPortalClient } from '@portal/api';
import { selectSession, selectToken, signedOut } from '../session/session.slice';
import { openSignOutChannel } from '../session/signOutChannel';
import { browserStore, readSession, writeSession } from '../session/storage';
import type { Env } from './env';
import { startListeners } from './listeners';
import type { PortalServices } from './services';
import { createStore, type AppStore } from './store';

/** Makes client and store and ties the session to its storage and to the other tabs. */
export function startPortal(env: Env): { store: AppStore; services: PortalServices } {
  const storage = browserStore();
  const getToken = (): string | null => selectToken(store.getState());
  const client = createPortalClient({ baseUrl: env.apiUrl, getToken, idempotency: env.idempotency });
  const { store, listeners } = createStore({ client }, readSession(storage));
  startListeners(listeners);

  let written = selectSession(store.getState());
  store.subscribe(() => {
    const session = selectSession(store.getState());
    if (session === written) return;
    const { token } = written;
    written = session;
    writeSession(storage, session);
    if (token !== null && session.token === null) channel.announce(token);
  });
  const channel = openSignOutChannel(getToken, () => store.dispatch(signedOut({ exit: '/' })));
  return { store, services: { client, env, channel } };
}
