import { errorMessages } from '@portal/ui/text/errorMessages';
import { afterEach, expect, test, vi } from 'vitest';
import { selectSession } from '../session/session.slice';
import { selectToast } from '../store/toasts.slice';
import { api } from './api';
import { read, write } from './endpoints';
import { selectError } from './result';
import { toWriteOutcome } from './writeOutcome';
import { signedInStore } from './signedInStore.fixtures';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    redirectedNews: read(build, '/news', { init: (page: number) => ({ params: { query: { page } } }) }),
    redirectedType: write(build, '/authentication', { init: (type: 'otp' | 'mpin') => ({ body: { type } }) }),
  }),
});

const expired = 'Your session has expired please login again!';
const toSignIn = () => new Response(null, { status: 302, headers: { Location: '/login' } });
const fine = () => Response.json({ status: true, data: [] });

const signInPage = () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } });
const toOtherOrigin = () => {
  throw new TypeError('Failed to fetch');
};

afterEach(() => vi.unstubAllGlobals());

/**
 * A session whose news and writes are redirected. `check` answers the check of the session, `target` where a redirect
 * leads, and `file` the portal's own file.
 */
function portal(check: () => Response, target: () => Response = signInPage, file: () => Response = fine) {
  // Like the platform's fetch, it never throws at once.
  const answer = async (make: () => Response) => Promise.resolve().then(make);
  vi.stubGlobal('fetch', () => answer(file));
  const calls: string[] = [];
  const { store } = signedInStore(({ method, url, redirect, headers }) => {
    const call = `${method} ${new URL(url).pathname.slice('/api'.length)}`;
    if (redirect === 'follow') {
      expect(headers.has('Authorization')).toBe(false);
      return answer(target);
    }
    calls.push(call);
    return answer(call === 'GET /authentication' ? check : toSignIn);
  });
  return {
    calls,
    dispatch: store.dispatch,
    token: () => selectSession(store.getState()).token,
    toast: () => selectToast(store.getState())?.text,
  };
}

test.each([
  ['are redirected too', toSignIn],
  ['answer 401', () => Response.json({}, { status: 401 })],
])('redirected reads end the session if others %s, after one check (T4)', async (_how, check) => {
  const { dispatch, calls, token, toast } = portal(check);
  const pages = await Promise.all([1, 2, 3].map((page) => dispatch(endpoints.redirectedNews.initiate(page))));
  expect([token(), toast()]).toEqual([null, expired]);
  for (const page of pages) expect(page.error).toMatchObject({ kind: 'unauthenticated' });
  expect(calls.filter((call) => call === 'GET /authentication')).toHaveLength(1);
});

test.each([
  ['works', fine],
  ['fails', () => new Response('', { status: 500 })],
  ['is refused', () => Response.json({ status: false, message: 'No.' }, { status: 403 })],
])('a redirected call alone is a failure, because another %s', async (_how, check) => {
  const { dispatch, token, toast } = portal(check);
  const page = await dispatch(endpoints.redirectedNews.initiate(1));
  expect(page.error).toMatchObject({ kind: 'failed', reason: 'redirect' });
  expect([token(), toast()]).toEqual(['token', undefined]);
});

// Proves: errorMessages.otherNetwork
test.each([
  ['another origin', toOtherOrigin, fine],
  ['a network’s own page, which also has the portal’s file', signInPage, toOtherOrigin],
])('redirects to %s end no session (D156)', async (_where, target, file) => {
  const { dispatch, token, toast } = portal(toSignIn, target, file);
  const page = await dispatch(endpoints.redirectedNews.initiate(1));
  expect(page.error).toMatchObject({ kind: 'failed', reason: 'redirect' });
  const write = await dispatch(endpoints.redirectedType.initiate('otp'));
  expect(toWriteOutcome(selectError(write))).toBe('unknown');
  expect([token(), toast()]).toEqual(['token', errorMessages.otherNetwork]);
});

test('a redirected write ends the session, and its own outcome stays unknown (D112)', async () => {
  const { dispatch, token, toast } = portal(toSignIn);
  const answer = await dispatch(endpoints.redirectedType.initiate('otp'));
  expect([token(), toast()]).toEqual([null, expired]);
  expect(toWriteOutcome(selectError(answer))).toBe('unknown');
});
