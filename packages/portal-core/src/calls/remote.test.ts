import { expect, test, vi } from 'vitest';
import type { CallError } from './call.events';
import { toRemote } from './remote';

const refetch = vi.fn();
const view = (body: unknown) => body;
const wrong = 'Something Went Wrong Please Try Again....';
const noNetwork: CallError = { kind: 'failed', reason: 'network', sent: true };
const refused: CallError = { kind: 'refused', message: 'Not now.', fields: {}, body: {}, status: 422 };

test.each([
  ['nothing yet', {}, { state: 'loading' }],
  ['data', { data: 1 }, { state: 'ready', data: 1, refreshing: false }],
  ['data being read again', { data: 1, isFetching: true }, { state: 'ready', data: 1, refreshing: true }],
  ['data that could not be read again', { data: 1, error: noNetwork }, { state: 'ready', refreshing: false }],
  ['no network, with a retry in place (D36)', { error: noNetwork }, { state: 'failed', message: wrong }],
  ['the server’s own words', { error: refused }, { state: 'failed', message: 'Not now.' }],
  ['a refusal without words', { error: { ...refused, message: '' } }, { state: 'failed', message: wrong }],
  ['a retry on its way', { error: noNetwork, isFetching: true }, { state: 'loading' }],
  [
    'a session that is over: no error next to the way out (A §4)',
    { error: { kind: 'unauthenticated', by: 'code' } },
    { state: 'loading' },
  ],
  [
    'a read that was aborted when its screen was left',
    { error: { name: 'AbortError', message: 'Aborted' } },
    { state: 'loading' },
  ],
  [
    'msg 401 in a body, which ends nothing (B §8)',
    { error: { kind: 'unauthenticated', by: 'body' } },
    { state: 'failed', message: wrong },
  ],
  [
    'what support finds the call by (T34)',
    { error: { ...noNetwork, requestId: 'req-7f3a' } },
    { state: 'failed', message: wrong, reference: 'req-7f3a' },
  ],
])('%s [A §4 Dashboard]', (_name, query, remote) => {
  expect(toRemote({ isFetching: false, refetch, ...query }, view)).toMatchObject(remote);
});

test('the retry asks again', () => {
  const remote = toRemote({ error: noNetwork, isFetching: false, refetch }, view);
  if (remote.state === 'failed') remote.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});
