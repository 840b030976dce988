import { nextTask } from '@portal/ui/nextTask';
import { createPortalClient } from '@portal/api';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logOut } from '../areas/access/logOut';
import { selectSession, signedIn } from '@portal/portal-core/session/session.slice';
import { api } from '@portal/portal-core/calls/api';
import { act, list, read, sharedRead, write } from '@portal/portal-core/calls/endpoints';
import { selectHasFailed } from '@portal/portal-core/store/failure.slice';
import { leavingDelay } from '@portal/portal-core/calls/listeners';
import { getFailure, type ListState } from '@portal/portal-core/lists/listState';
import { toRemote } from '@portal/portal-core/calls/remote';
import { createStore } from '@portal/portal-core/store/store';

// The error tables of A §8 and B §8, row by row: the result of each kind of call and answer on the screen. Only the
// network is fake.

const endpoints = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    anyRead: read(build, '/dashboard'),
    anyList: list(build, '/news'),
    anyPayouts: read(build, '/payouts', {
      unauthenticated: 'payouts',
      failure: 'Request failed please try again',
    }),
    anyPicture: read(build, '/get-picture', { silent: true }),
    anyBell: read(build, '/latest-notifications', { silent: true }),
    anyNews: read(build, '/news', { background: true }),
    anyBalance: sharedRead(build, '/user', {}),
    anyAction: write(build, '/authentication', { init: (type: 'otp' | 'mpin') => ({ body: { type } }) }),
    anyTransfer: write(build, '/update-profile', {
      init: (name: string) => ({ body: { name } }),
      failure: 'Request failed login again',
    }),
    anyWithdrawType: write(build, '/withdraw-type', {
      init: (account_type: 'crypto' | 'bank') => ({ body: { account_type } }),
      unauthenticated: 'withdrawType',
    }),
    anyMark: act(build, '/notification-change-status', { silent: true }),
  }),
}).endpoints;

const session = { token: 'token', username: 'amara21', email: null, authType: 'otp' };

/** A store over a server that gives these answers in turn and repeats the last one. */
function portal(...answers: (() => Response | Promise<Response>)[]) {
  let sent = 0;
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => null,
    fetch: ({ signal }) => {
      const answer = answers[Math.min(sent++, answers.length - 1)];
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        Promise.resolve()
          .then(() => answer?.() ?? Response.error())
          .then(resolve, reject);
      });
    },
  });
  const store = createStore({ client });
  store.dispatch(signedIn(session));
  return { store, client, sent: () => sent };
}

type Portal = ReturnType<typeof portal>;
const subscribe = { subscribe: true } as const;

const firstPage: ListState = { page: 1, filters: {} };

/** Reads a list as a screen does; `before` is the page already shown. */
function readList({ store }: Portal, { page, filters }: ListState, before?: ListState) {
  const query = { page, ...(filters['from'] && { from_date: '01-11-2026' }) };
  return store.dispatch(
    endpoints.anyList.initiate({ query, failure: getFailure(before, { page, filters }) }, subscribe),
  );
}

const calls = {
  read: ({ store }: Portal) => store.dispatch(endpoints.anyRead.initiate(undefined, subscribe)),
  'first page': (on: Portal) => readList(on, firstPage),
  'further page': (on: Portal) => readList(on, { page: 2, filters: {} }, firstPage),
  filter: (on: Portal) => readList(on, { page: 1, filters: { from: '2026-11-01' } }, firstPage),
  payouts: ({ store }: Portal) => store.dispatch(endpoints.anyPayouts.initiate(undefined, subscribe)),
  picture: ({ store }: Portal) => store.dispatch(endpoints.anyPicture.initiate(undefined, subscribe)),
  bell: ({ store }: Portal) => store.dispatch(endpoints.anyBell.initiate(undefined, subscribe)),
  'news again': async ({ store }: Portal) => {
    const first = store.dispatch(endpoints.anyNews.initiate(undefined, subscribe));
    await first;
    return first.refetch();
  },
  news: ({ store }: Portal) => store.dispatch(endpoints.anyNews.initiate(undefined, subscribe)),
  'balance of its own screen': ({ store }: Portal) =>
    store.dispatch(endpoints.anyBalance.initiate(undefined, subscribe)),
  'balance in a heading': ({ store }: Portal) =>
    store.dispatch(endpoints.anyBalance.initiate({ decorative: true }, subscribe)),
  action: ({ store }: Portal) => store.dispatch(endpoints.anyAction.initiate('otp')),
  'transfer or cancellation': ({ store }: Portal) => store.dispatch(endpoints.anyTransfer.initiate('Amara')),
  'withdraw type': ({ store }: Portal) => store.dispatch(endpoints.anyWithdrawType.initiate('crypto')),
  mark: ({ store }: Portal) => store.dispatch(endpoints.anyMark.initiate()),
  logout: ({ store, client }: Portal) => logOut(store, client),
} satisfies Record<string, (portal: Portal) => unknown>;

const json =
  (body: unknown, status = 200, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });
const answers = {
  success: json({ status: true, data: [] }),
  'success with words': json({ status: true, message: 'Saved.' }),
  'success with msg': json({ status: 'success', msg: 'Saved.' }),
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer': () => new Promise<Response>(() => undefined),
  'slow, but there': () =>
    new Promise<Response>((resolve) =>
      setTimeout(() => resolve(Response.json({ status: true, data: { username: 'amara21' } })), 10_000),
    ),
  '500 with HTML': text('<!doctype html><h1>Whoops</h1> at run (/app/a.js:1:2)', 500),
  'cut JSON': text('{"status":true,"data":[{"id":1'),
  '200 with HTML': text('<html><body>Login</body></html>'),
  'status false, msg': json({ status: false, msg: 'Not today.' }),
  'status 0, message': json({ status: 0, message: 'Not today.' }),
  'errors as an object': json(
    { status: false, errors: { otp: ['Wrong.', 'Odd.'], pin: ['No.'] }, msg: 'Invalid.' },
    422,
  ),
  'errors as a text': json({ errors: 'Image too large' }, 422),
  'errors as a list': json({ errors: ['First.', 'Second.'] }, 422),
  'a refusal without words': json({ status: false }, 422),
  'a refusal in machine words': json({ status: false, msg: 'SQLSTATE[23505]: <b>x</b>' }, 422),
  '401': json({ message: 'Unauthenticated.' }, 401),
  'status 0, msg 401': json({ status: 0, msg: 401 }),
  'status false, msg 401 as text': json({ status: false, msg: '401' }),
  'msg 401 alone': json({ msg: 401 }),
  '422 with msg 401': json({ msg: 401 }, 422),
  '429': json({ status: false, message: 'Please wait 30 seconds.' }, 429, { 'Retry-After': '30' }),
  '429 without JSON': text('Too Many Requests', 429),
};

const wrong = 'Something Went Wrong Please Try Again....';
const expired = 'Your session has expired please login again!';
const authentication = 'Authentication Failed. Please Login Again....';

interface Seen {
  /** Colour and text of the toast. */
  toast?: `good: ${string}` | `bad: ${string}`;
  /** The result of a read: an error with a retry, the data, or a placeholder. */
  shownAs?: `${string}, with a retry` | 'data' | 'kept';
  /** The member's redirect, with or without the toast's second before it. */
  session?: '/ after a second' | '/' | '/login';
  /** The "It's us, not you" dialog. */
  dialog?: true;
}

const inScreen = (sentence: string): Pick<Seen, 'shownAs'> => ({ shownAs: `${sentence}, with a retry` });
const over: Seen = { toast: `bad: ${expired}`, session: '/ after a second' };

type Row = [clause: string, call: keyof typeof calls, answer: keyof typeof answers, seen: Seen];

const catalogue: Row[] = [
  // A §8: errors, msg and message.
  ['A §8, first message of the first field', 'action', 'errors as an object', { toast: 'bad: Wrong.' }],
  ['A §8, plain text (KYC)', 'action', 'errors as a text', { toast: 'bad: Image too large' }],
  ['D39, list', 'action', 'errors as a list', { toast: 'bad: First.' }],
  ['A §8, B §8, msg', 'action', 'status false, msg', { toast: 'bad: Not today.' }],
  ['A §8, message', 'action', 'status 0, message', { toast: 'bad: Not today.' }],
  ['A §8, no words', 'action', 'a refusal without words', { toast: `bad: ${wrong}` }],
  ['T27, machine words', 'action', 'a refusal in machine words', { toast: `bad: ${wrong}` }],
  ['A §8, confirmation', 'action', 'success with words', { toast: 'good: Saved.' }],
  ['A §8, confirmation', 'action', 'success with msg', { toast: 'good: Saved.' }],
  ['A §8, nothing to confirm', 'action', 'success', {}],
  ['A §8, a read says its refusal in place', 'read', 'status false, msg', inScreen('Not today.')],
  ['A §8, also in its first field', 'read', 'errors as an object', inScreen('Wrong.')],
  ['A §8, or ours', 'read', 'a refusal without words', inScreen(wrong)],
  ['an empty list is no failure', 'first page', 'success', { shownAs: 'data' }],
  // No network or no answer never ends a session and never opens the dialog (D36).
  ['D36', 'read', 'no network', inScreen(wrong)],
  ['D36', 'read', 'no answer', inScreen(wrong)],
  ['D36', 'action', 'no network', { toast: `bad: ${wrong}` }],
  ['D36', 'action', 'no answer', { toast: `bad: ${wrong}` }],
  ['A §9, no limit of ours below twenty seconds', 'read', 'slow, but there', { shownAs: 'data' }],
  // A failed non-401 read raises the global flag; an action shows its own failure.
  ['A §8, the flag', 'read', '500 with HTML', { ...inScreen(wrong), dialog: true }],
  ['A §8, the flag', 'read', 'cut JSON', { ...inScreen(wrong), dialog: true }],
  ['A §8, the flag', 'read', '200 with HTML', { ...inScreen(wrong), dialog: true }],
  ['T27', 'action', '500 with HTML', { toast: `bad: ${wrong}` }],
  ['T27', 'action', 'cut JSON', { toast: `bad: ${wrong}` }],
  ['D103, initials stand in', 'picture', '500 with HTML', inScreen(wrong)],
  ['A §8, the flag', 'news', '500 with HTML', { ...inScreen(wrong), dialog: true }],
  ['DESIGN, the last good data stay', 'news again', '500 with HTML', { shownAs: 'data' }],
  ['DESIGN, the last good data stay', 'news again', 'no network', { shownAs: 'data' }],
  // A failed decorative query locks no page (D110).
  ['D110, the bell fails in its own place', 'bell', '500 with HTML', inScreen(wrong)],
  ['D110, so does a balance next to a form', 'balance in a heading', '500 with HTML', inScreen(wrong)],
  [
    'D110, and not where the screen is for it',
    'balance of its own screen',
    '500 with HTML',
    { ...inScreen(wrong), dialog: true },
  ],
  [
    'A §8, pagination failure',
    'further page',
    'no network',
    { toast: 'bad: Request failed please try again', ...inScreen(wrong) },
  ],
  [
    'A §8, pagination failure',
    'further page',
    '500 with HTML',
    { toast: 'bad: Request failed please try again', ...inScreen(wrong) },
  ],
  [
    'A §8, in the server’s words',
    'further page',
    'status false, msg',
    { toast: 'bad: Not today.', ...inScreen('Not today.') },
  ],
  [
    'B §8, filter request failed',
    'filter',
    'no network',
    { toast: 'bad: Request failed please login again', ...inScreen(wrong) },
  ],
  [
    'B §8, payouts failure (D38)',
    'payouts',
    '500 with HTML',
    { toast: 'bad: Request failed please try again', ...inScreen(wrong) },
  ],
  [
    'B §8, transfer, cancellation failed',
    'transfer or cancellation',
    'no network',
    { toast: 'bad: Request failed login again' },
  ],
  [
    'B §8, transfer, cancellation failed',
    'transfer or cancellation',
    '500 with HTML',
    { toast: 'bad: Request failed login again' },
  ],
  [
    'B §8, but a refusal has its own words',
    'transfer or cancellation',
    'status false, msg',
    { toast: 'bad: Not today.' },
  ],
  // 401 (D37).
  ['A §8, 401 on a read', 'read', '401', { ...over, shownAs: 'kept' }],
  ['B §8, msg 401 of a read is a failure like any other', 'read', 'status 0, msg 401', inScreen(wrong)],
  ['D35, also as a text', 'read', 'status false, msg 401 as text', inScreen(wrong)],
  ['D37, also without a status', 'read', 'msg 401 alone', inScreen(wrong)],
  ['D37, also with a refusal’s code', 'read', '422 with msg 401', inScreen(wrong)],
  ['D37, of a list', 'first page', 'status 0, msg 401', inScreen(wrong)],
  [
    'D37, of a further page, which may stand behind the one before',
    'further page',
    'status 0, msg 401',
    { toast: `bad: ${wrong}`, ...inScreen(wrong) },
  ],
  ['D37, of what adorns a page', 'bell', 'status 0, msg 401', inScreen(wrong)],
  ['D37, of a picture', 'picture', 'status 0, msg 401', inScreen(wrong)],
  ['D37, of a repeated one', 'news again', 'status 0, msg 401', { shownAs: 'data' }],
  ['D37, of a mark', 'mark', 'status 0, msg 401', {}],
  ['A §8, also on a silent read', 'picture', '401', { ...over, shownAs: 'kept' }],
  ['A §8, also on a repeated one', 'news again', '401', { ...over, shownAs: 'data' }],
  ['B §8, msg 401 of an action is a text only', 'action', 'status 0, msg 401', { toast: `bad: ${wrong}` }],
  ['D36, a real 401 of an action', 'action', '401', over],
  ['D36, also of a silent one', 'mark', '401', over],
  ['B §6, payouts', 'payouts', '401', { toast: `bad: ${authentication}`, session: '/' }],
  [
    'B §8, payouts by its body',
    'payouts',
    'status 0, msg 401',
    { toast: `bad: ${authentication}`, session: '/' },
  ],
  [
    'A §6, withdraw type',
    'withdraw type',
    'status 0, msg 401',
    { toast: `bad: ${authentication}`, session: '/login' },
  ],
  // Rate limits.
  ['429 of an action', 'action', '429', { toast: 'bad: Please wait 30 seconds.' }],
  ['429 of a read', 'read', '429', inScreen('Please wait 30 seconds.')],
  [
    '429 from in front of the server',
    'read',
    '429 without JSON',
    inScreen('Too many attempts. Wait 60 seconds, then try again.'),
  ],
  // Marking as seen never shows a failure (D62).
  ['D62', 'mark', '500 with HTML', {}],
  ['D62', 'mark', 'no network', {}],
  ['D62', 'mark', 'status false, msg', {}],
  ['A §8, logout success', 'logout', 'success', { toast: 'good: Your Are Logout!!', session: '/' }],
  [
    'A §8, logout with msg 401 (D106)',
    'logout',
    'status 0, msg 401',
    { toast: `bad: ${wrong}`, session: '/' },
  ],
  [
    'A §8, a refused logout in the server’s words',
    'logout',
    'errors as an object',
    { toast: 'bad: Wrong.', session: '/' },
  ],
  ['A §8, or its message', 'logout', 'status 0, message', { toast: 'bad: Not today.', session: '/' }],
  ['D106, nor can a 401 hold a member in', 'logout', '401', { toast: `bad: ${wrong}`, session: '/' }],
  ['D106, nor a dead network', 'logout', 'no network', { toast: `bad: ${wrong}`, session: '/' }],
];

/** The visible state after the call. */
function look({ store }: Portal): Seen {
  const { api: state, toasts } = store.getState();
  const { token, leaving, exit } = selectSession(store.getState());
  const queries = Object.values(state?.queries ?? {});
  const query = queries[0];
  const remote =
    query &&
    toRemote(
      {
        data: query.data,
        error: query.error,
        isFetching: query.status === QueryStatus.pending,
        refetch: vi.fn(),
      },
      (body) => body,
    );
  const shownStates = { loading: 'kept', ready: 'data' } as const;
  const shownAs =
    remote && (remote.state === 'failed' ? inScreen(remote.message).shownAs : shownStates[remote.state]);
  return {
    ...(toasts.current && { toast: `${toasts.current.tone}: ${toasts.current.text}` }),
    ...(shownAs && { shownAs }),
    ...(token === null && { session: leaving ? (`${exit} after a second` as Seen['session']) : exit }),
    ...(selectHasFailed(store.getState()) && { dialog: true }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the error catalogue', () => {
  test.each(catalogue)(
    '%s: %s, %s [A §4 Session end, A §6 401, A §8, A §8 Errors object, A §8 Network error, A §8 Pagination failure, A §9 Timers, B §4 Failure dialog, B §8, B §8 Filter failed]',
    async (_clause, call, answer, seen) => {
      const shown = portal(...(call === 'news again' ? [answers.success] : []), answers[answer]);
      const toasts = new Set<string>();
      shown.store.subscribe(() => {
        const { current } = shown.store.getState().toasts;
        if (current) toasts.add(current.id);
      });
      const ended = vi.fn();
      void Promise.resolve(calls[call](shown)).then(ended);
      for (const ms of [0, 0, 0, 10_000, 10_000]) {
        // A read is sent by a message, which no clock moves on.
        await nextTask();
        if (ended.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(ms);
      }
      expect(ended).toHaveBeenCalledOnce();
      expect(look(shown)).toEqual(seen);
      expect(toasts.size).toBe(seen.toast ? 1 : 0);
      await vi.advanceTimersByTimeAsync(leavingDelay);
      expect(selectSession(shown.store.getState())).toMatchObject({
        leaving: false,
        token: seen.session ? null : session.token,
      });
      // Nothing is retried automatically.
      expect(shown.sent()).toBe(call === 'news again' ? 2 : 1);
    },
  );

  test('has a row for every kind of call and of answer', () => {
    expect(new Set(catalogue.map(([, call]) => call))).toEqual(new Set(Object.keys(calls)));
    expect(new Set(catalogue.map(([, , answer]) => answer))).toEqual(new Set(Object.keys(answers)));
  });

  test('no text of it is a machine’s (T27)', () => {
    const words = catalogue.flatMap(([, , , { toast = '', shownAs = '' }]) => [toast, shownAs]).join('\n');
    expect(words).not.toMatch(/undefined|NaN|null|\[object|[<>{}]|SQLSTATE|\.js:/);
  });

  test('late answers of the previous session don’t affect the next one (T26)', async () => {
    const shown = portal(answers['slow, but there'], answers['401']);
    const left = logOut(shown.store, shown.client);
    shown.store.dispatch(signedIn({ ...session, token: 'next' }));
    await vi.advanceTimersByTimeAsync(10_000);
    await left;
    expect(shown.store.getState().toasts.current).toBeNull();
    expect(selectSession(shown.store.getState()).token).toBe('next');
  });

  test('the dialog goes with its session [A §8 Failed read, B §4 Failure dialog]', async () => {
    const shown = portal(answers['500 with HTML']);
    await calls.read(shown);
    expect(selectHasFailed(shown.store.getState())).toBe(true);
    void logOut(shown.store, shown.client);
    expect(selectHasFailed(shown.store.getState())).toBe(false);
  });
});
