import { createPortalClient } from '@portal/api';
import { signedIn } from '@portal/portal-core/session/session.slice';
import { createStore } from '@portal/portal-core/store/store';
import { writes } from '../../src/app/writes.fixtures';

// Runs in a page: sends every write that must not run twice, with the portal's own store and client.

/** One read for each connection that a browser opens to one host. */
const pages = [1, 2, 3, 4, 5, 6];

/** Sends each write once, over a reused connection. */
async function sendAll(idempotency?: boolean): Promise<void> {
  const client = createPortalClient({
    baseUrl: `${location.origin}/api`,
    getToken: () => 'token',
    ...(idempotency === undefined ? {} : { idempotency }),
  });
  const { dispatch } = createStore({ client });
  dispatch(signedIn({ token: 'token', username: 'amara21', email: null, authType: 'otp' }));
  for (const [path, send] of Object.entries(writes)) {
    await Promise.all(pages.map((page) => client.get('/news', { params: { query: { page } } })));
    // Uploads with progress use separate connections, because browsers separate requests with credentials.
    await Promise.all(pages.map(async (page) => (await fetch(`/api/news?of=uploads&page=${page}`)).text()));
    const idempotencyKey = `once-${path.replaceAll(/\W/g, '-')}`;
    await send({ dispatch, text: '100.00', idempotencyKey, onProgress: () => undefined });
  }
}

declare global {
  interface Window {
    sendAll: typeof sendAll;
  }
}

window.sendAll = sendAll;
