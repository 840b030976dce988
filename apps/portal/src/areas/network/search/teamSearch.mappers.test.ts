import { createPortalClient } from '@portal/api';
import { expect, test } from 'vitest';
import { createStore } from '@portal/portal-core/store/store';
import { selectToast } from '@portal/portal-core/store/toasts.slice';
import { selectHasFailed } from '@portal/portal-core/store/failure.slice';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { signedIn } from '@portal/portal-core/session/session.slice';
import { networkApi } from '../network.api';
import { selectTeamListIsAbsent, selectTeamSearchIsAbsent } from '../optionalCalls.slice';
import { isBeginning, toSuggestions } from './teamSearch.mappers';

const row = { username: 'jonas7', leg: 'left' };

test.each<[string, unknown, object]>([
  [
    'of both trees',
    { data: [row, { username: 'Jo', level: '2' }], more: true },
    { found: [row, { username: 'Jo', level: 2 }], more: true },
  ],
  [
    'beside what is none',
    { data: [null, 'x', {}, row, { username: 'JONAS7', leg: 'left' }, { username: '<b>' }], more: 'x' },
    { found: [{ username: 'JONAS7', leg: 'left' }], more: false },
  ],
  ['where there are none', { status: true }, { found: [], more: false }],
])('names %s are read leniently (D113)', (_what, body, expected) => {
  expect(toSuggestions(sent(body), 'jo')).toEqual({ start: 'jo', ...expected });
});

test.each([
  ['jo', true],
  ['j', false],
  ['', false],
  ['jo%', false],
  ['j_n', false],
  ['jo n', false],
  ['jö', false],
  ['a'.repeat(65), false],
])('%j may begin a name: %s (T17)', (start, may) => expect(isBeginning(start)).toBe(may));

/** Sends a name search from a signed-in store to a server with this answer. */
async function asked(answer: Response) {
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => 'token',
    fetch: () => Promise.resolve(answer),
  });
  const store = createStore({ client });
  store.dispatch(signedIn({ username: 'amara21', email: null, authType: 'otp', token: 'token' }));
  await store.dispatch(networkApi.endpoints.searchTeam.initiate({ username: 'jo', tree: 'binary' }));
  return store.getState();
}

test.each<[string, Response, boolean]>([
  ['of a server without the call', Response.json({ status: false }, { status: 404 }), true],
  ['that is a fault', new Response('', { status: 500 }), false],
  ['that refuses a text', Response.json({ status: false }, { status: 422 }), false],
  ['with names', Response.json({ status: true, data: [row], more: false }), false],
])(
  'an answer %s tells whether names are suggested, and is told to nobody (D113)',
  async (_what, answer, absent) => {
    const state = await asked(answer);
    expect(selectTeamSearchIsAbsent(state)).toBe(absent);
    expect(selectTeamListIsAbsent(state)).toBe(false);
    expect(selectHasFailed(state)).toBe(false);
    expect(selectToast(state)).toBeNull();
  },
);
