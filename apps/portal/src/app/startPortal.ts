import { createPortalClient } from '@portal/api';
import { dropCredentials } from '../session/credentials';
import { browserStore, readSession } from '../session/storage';
import { importChunk } from './chunks';
import type { Env } from './env';
import { paths } from './paths';
import { importStore } from './screens';
import type { PortalServices } from './services';
import type { StartedStore } from './startStore';

/** Makes the client, and the promise of the store: it is loaded with the member's area or by the first event (ADR 3). */
export function startPortal(env: Env): PortalServices {
  const atStart = readSession(browserStore());
  // A page that begins elsewhere has no use for a new member's credentials, and no timer of theirs (T18).
  if (!window.location.pathname.startsWith(paths.newUsername)) dropCredentials();
  let started: StartedStore | undefined;
  let loading: Promise<StartedStore> | undefined;
  let arrive: (store: StartedStore) => void;
  const store = new Promise<StartedStore>((resolve) => {
    arrive = resolve;
  });
  const session = () => started?.store.getState().session ?? atStart;
  const client = createPortalClient({
    baseUrl: env.apiUrl,
    getToken: () => session().token,
    idempotency: env.idempotency,
  });
  async function load(): Promise<StartedStore> {
    const { startStore } = await importChunk(importStore);
    started = startStore({ client }, atStart);
    arrive(started);
    return started;
  }
  return { client, env, session, store, loadStore: () => (loading ??= load()) };
}
