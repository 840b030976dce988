import { createPortalClient } from '@portal/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectSession, signedIn } from '../session/session.slice';
import { api } from './api';
import { callEnded } from './call.events';
import { read, write } from './endpoints';
import { leavingDelay } from './listeners';
import { failureClosed } from '../store/failure.slice';
import { createStore } from '../store/store';
import { selectToast, toastRaised } from '../store/toasts.slice';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    testNews: read(build, '/news', { init: (page: number) => ({ params: { query: { page } } }) }),
    testDashboard: read(build, '/dashboard'),
    testType: write(build, '/authentication', { init: (type: 'otp' | 'mpin') => ({ body: { type } }) }),
  }),
}).endpoints;

const session = { username: 'amara21', email: null, authType: 'otp' };

/** A store with a server that gives this answer. */
function portal(answer: (request: Request) => Response | Promise<Response>) {
  const seen: Request[] = [];
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => null,
    fetch: (request) => {
      seen.push(request);
      return Promise.resolve(answer(request));
    },
  });
  const store = createStore({ client });
  const toasts: string[] = [];
  let last = selectToast(store.getState());
  store.subscribe(() => {
    const toast = selectToast(store.getState());
    if (toast && toast !== last) toasts.push(toast.text);
    last = toast;
  });
  return { store, seen, toasts, session: () => selectSession(store.getState()) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an expired session', () => {
  test('twenty 401s are one toast, one way out after a second (A §4, T26) [A §4 Session end, A §9 Timers]', async () => {
    const { store, toasts, session: now } = portal(() => Response.json({}, { status: 401 }));
    store.dispatch(signedIn({ ...session, token: 'old' }));
    const reads = Array.from({ length: 20 }, (_, page) =>
      store.dispatch(endpoints.testNews.initiate(page + 1)),
    );
    await vi.advanceTimersByTimeAsync(0);
    await Promise.all(reads);
    expect(toasts).toEqual(['Your session has expired please login again!']);
    expect(now()).toMatchObject({ token: null, leaving: true, exit: '/' });
    await vi.advanceTimersByTimeAsync(leavingDelay - 1);
    expect(now().leaving).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(now().leaving).toBe(false);
    expect(leavingDelay).toBe(1000);
  });

  test('its timer is no matter to a sign-in within the second (T26) [A §4 Session end]', async () => {
    const { store, session: now } = portal(() => Response.json({}, { status: 401 }));
    store.dispatch(signedIn({ ...session, token: 'old' }));
    await store.dispatch(endpoints.testDashboard.initiate());
    await vi.advanceTimersByTimeAsync(500);
    store.dispatch(signedIn({ ...session, token: 'new' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(now()).toMatchObject({ token: 'new', leaving: false, exit: '/login' });
  });

  test('a sign-in after twenty 401s is a session like any other, in which the server answers again', async () => {
    let isOver = true;
    const answer = () =>
      isOver ? Response.json({}, { status: 401 }) : Response.json({ status: true, data: [] });
    const { store, seen, toasts, session: now } = portal(answer);
    store.dispatch(signedIn({ ...session, token: 'old' }));
    const reads = Array.from({ length: 20 }, (_, page) =>
      store.dispatch(endpoints.testNews.initiate(page + 1)),
    );
    await vi.advanceTimersByTimeAsync(leavingDelay);
    await Promise.all(reads);
    isOver = false;
    store.dispatch(signedIn({ ...session, token: 'new' }));
    const again = await store.dispatch(endpoints.testNews.initiate(1, { forceRefetch: true }));
    expect(again.isSuccess).toBe(true);
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer new');
    expect(now()).toMatchObject({ token: 'new', leaving: false });
    expect(toasts).toHaveLength(1);
  });

  test('a late 401 of an older session ends nothing [A §4 Session end]', async () => {
    let late: (response: Response) => void = () => undefined;
    const { store, toasts, session: now } = portal(() => new Promise((resolve) => (late = resolve)));
    store.dispatch(signedIn({ ...session, token: 'old' }));
    const pending = store.dispatch(endpoints.testType.initiate('otp'));
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(signedIn({ ...session, token: 'new' }));
    late(Response.json({}, { status: 401 }));
    await pending;
    expect(now().token).toBe('new');
    // The same if the call is reported.
    const error = { kind: 'unauthenticated', by: 'code' } as const;
    store.dispatch(callEnded({ serial: now().serial - 1, policy: { kind: 'read' }, error, message: '' }));
    expect(now().token).toBe('new');
    expect(toasts).toEqual([]);
  });
});

describe('a call', () => {
  test('goes with the token of its session, and without one not at all [A §6 Roles]', async () => {
    const { store, seen } = portal(() => Response.json({ status: true }));
    await store.dispatch(endpoints.testDashboard.initiate());
    expect(seen).toHaveLength(0);
    store.dispatch(signedIn({ ...session, token: 'token' }));
    await store.dispatch(endpoints.testDashboard.initiate(undefined, { forceRefetch: true }));
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token']);
  });

  test('confirms, refuses and fails in the server’s words or ours, one toast each', async () => {
    const answers = [
      Response.json({ status: true, message: 'Saved.' }),
      Response.json({ status: false, errors: { type: ['Not set up.'] } }, { status: 422 }),
      new Response('<h1>Whoops</h1>', { status: 500 }),
    ];
    const { store, toasts } = portal(() => answers.shift() ?? Response.error());
    store.dispatch(signedIn({ ...session, token: 'token' }));
    for (let call = 0; call < 3; call++) await store.dispatch(endpoints.testType.initiate('mpin'));
    expect(toasts).toEqual(['Saved.', 'Not set up.', 'Something Went Wrong Please Try Again....']);
  });

  test('that is a broken read raises the flag; no network does not (D36) [A §8 Failed read]', async () => {
    const answers = [Response.error(), new Response('<h1>Whoops</h1>', { status: 500 })];
    const { store } = portal(() => {
      const next = answers.shift();
      if (next?.type === 'error') throw new TypeError('Failed to fetch');
      return next ?? Response.json({});
    });
    store.dispatch(signedIn({ ...session, token: 'token' }));
    await store.dispatch(endpoints.testNews.initiate(1));
    expect(store.getState().failure.raised).toBe(false);
    await store.dispatch(endpoints.testDashboard.initiate());
    expect(store.getState().failure.raised).toBe(true);
  });

  test('that fails with others is one failure, with an id for support (D110, T34)', async () => {
    const { store } = portal(
      () => new Response('', { status: 500, headers: { 'X-Request-Id': 'req-7f3a' } }),
    );
    store.dispatch(signedIn({ ...session, token: 'token' }));
    await Promise.all([1, 2, 3].map((page) => store.dispatch(endpoints.testNews.initiate(page))));
    expect(store.getState().failure).toEqual({ raised: true, times: 1, reference: 'req-7f3a' });
    store.dispatch(failureClosed());
    expect(store.getState().failure.raised).toBe(false);
  });

  test('leaves nothing for the next member (T26) [A §4 Session end]', async () => {
    const { store } = portal(() => Response.json({ status: true, data: { username: 'amara21' } }));
    store.dispatch(signedIn({ ...session, token: 'token' }));
    await store.dispatch(endpoints.testDashboard.initiate());
    expect(JSON.stringify(store.getState().api)).toContain('amara21');
    store.dispatch(signedIn({ ...session, username: 'bode', token: 'other' }));
    expect(JSON.stringify(store.getState().api)).not.toContain('amara21');
  });

  test('a newer toast takes the older one’s place [A §8 Toasts, B §8]', () => {
    const { store } = portal(() => Response.json({}));
    store.dispatch(toastRaised('good', 'first'));
    store.dispatch(toastRaised('bad', 'second'));
    expect(selectToast(store.getState())).toMatchObject({ tone: 'bad', text: 'second' });
  });
});
