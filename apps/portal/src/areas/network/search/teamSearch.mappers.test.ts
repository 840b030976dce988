import { expect, test } from 'vitest';
import { selectToast } from '@portal/portal-core/store/toasts.slice';
import { selectHasFailed } from '@portal/portal-core/store/failure.slice';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { networkApi } from '../network.api';
import { selectHasCapability } from '@portal/portal-core/capabilities/capabilities.slice';
import { isBeginning, toSuggestions } from './teamSearch.mappers';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const row = { username: 'jonas7', leg: 'left' };

test.each<[string, unknown, object]>([
  [
    'of both trees',
    { data: [row, { username: 'Jo', level: '2' }], more: true },
    { found: [row, { username: 'Jo', level: 2 }], more: true },
  ],
  [
    'next to unusable entries',
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
])('%j may begin a name: %s (T17) [D113]', (start, may) => expect(isBeginning(start)).toBe(may));

test.each<[string, Response, boolean]>([
  ['of a server without the call', Response.json({ status: false }, { status: 404 }), false],
  ['that is a fault', new Response('', { status: 500 }), false],
  ['with names', Response.json({ status: true, data: [row], more: false }), true],
  ['without any name', Response.json({ status: true, data: [], more: false }), true],
])(
  'an answer %s shows whether names are suggested, and reports no failure (D119) [D113]',
  async (_what, answer, has) => {
    const { store } = signedInStore(() => answer);
    await store.dispatch(networkApi.endpoints.searchTeam.initiate({ username: 'jo', tree: 'binary' }));
    expect(selectHasCapability(store.getState(), 'teamSearch')).toBe(has);
    expect(selectHasFailed(store.getState())).toBe(false);
    expect(selectToast(store.getState())).toBeNull();
  },
);
