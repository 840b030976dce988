import { createPortalClient, type PortalClientOptions } from '@portal/api';
import type { Features } from '../capabilities/capabilities';
import { signedIn } from '../session/session.slice';
import { createStore } from '../store/store';

interface Options extends Partial<PortalClientOptions> {
  features?: Features;
}

export const amara = { token: 'token', username: 'amara21', email: null, authType: 'otp' };

/** A signed-in store with the real client, over a server that answers each request so. */
export function signedInStore(
  answer: (request: Request) => Response | Promise<Response>,
  { features = {}, ...options }: Options = {},
) {
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => amara.token,
    fetch: (request) => Promise.resolve(answer(request)),
    ...options,
  });
  const store = createStore({ client, features });
  store.dispatch(signedIn(amara));
  return { client, store, dispatch: store.dispatch };
}
