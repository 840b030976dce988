import { describe, expect, test } from 'vitest';
import type { CallError } from './call.events';
import { toOutcomeAfterUnknown, toWriteOutcome, isKeyTaken, type WriteOutcome } from './writeOutcome';

const refused = (status: number): CallError => ({
  ...{ kind: 'refused', message: '', fields: {}, body: {} },
  status,
});
const failed = (more: {
  status?: number;
  sent?: boolean;
  reason?: 'timeout' | 'aborted';
  isRolledBack?: true;
}): CallError => ({
  ...{ kind: 'failed', reason: 'network', sent: true },
  ...more,
});

test.each<[string, CallError | undefined, number, WriteOutcome]>([
  ['a success', undefined, 1, 'done'],
  ['an ended session, however little had gone out', { kind: 'unauthenticated', by: 'code' }, 0.5, 'refused'],
  ['a refusal in a 200', refused(200), 1, 'refused'],
  ['a refusal', refused(422), 1, 'refused'],
  ['too many', refused(429), 1, 'refused'],
  ['a request that took too long to come in', refused(408), 1, 'unknown'],
  ['a taken key', refused(409), 1, 'unknown'],
  ['an ended session', { kind: 'unauthenticated', by: 'code' }, 1, 'refused'],
  ['msg 401', { kind: 'unauthenticated', by: 'body' }, 1, 'refused'],
  ['never sent', failed({ sent: false }), 1, 'notSent'],
  ['a cut connection', failed({}), 1, 'unknown'],
  ['a cut connection before all had gone out', failed({}), 0.99, 'notSent'],
  ['no answer in time', failed({ reason: 'timeout' }), 1, 'unknown'],
  ['called off too late', failed({ reason: 'aborted' }), 1, 'unknown'],
  ['called off in time', failed({ reason: 'aborted' }), 0.5, 'notSent'],
  ['an unreadable 200', failed({ status: 200 }), 1, 'unknown'],
  ['an answer that arrived before the progress was reported', failed({ status: 502 }), 0.5, 'unknown'],
  ['a page with a 403', failed({ status: 403 }), 1, 'unknown'],
  ...[408, 409, 500, 502, 503, 504].map(
    (status) =>
      [`a page with a ${status}`, failed({ status }), 1, 'unknown'] as [string, CallError, 1, WriteOutcome],
  ),
  ...[404, 405, 410, 413, 414, 415, 419, 431].flatMap((status) => [
    [`a page with a ${status}`, failed({ status }), 1, 'refused'] as [string, CallError, 1, WriteOutcome],
    [`a ${status}`, refused(status), 1, 'refused'] as [string, CallError, 1, WriteOutcome],
  ]),
])('%s', (_name, error, share, writeOutcome) => expect(toWriteOutcome(error, share)).toBe(writeOutcome));

describe('after a try that is unknown', () => {
  test.each<[string, CallError | undefined, number, WriteOutcome]>([
    ['a success is one', undefined, 1, 'done'],
    ['a refusal is the stored answer', refused(422), 1, 'refused'],
    ['a limit on requests reveals nothing of it', refused(429), 1, 'unknown'],
    ['nor does a body that is too large', failed({ status: 413 }), 1, 'unknown'],
    ['nor does a framework’s 404', failed({ status: 404 }), 1, 'unknown'],
    ['but a 404 of the call itself does', refused(404), 1, 'refused'],
    ['nor an ended session', { kind: 'unauthenticated', by: 'code' }, 1, 'unknown'],
    ['nor what was not sent', failed({ sent: false }), 1, 'unknown'],
    ['nor what was not sent whole', failed({}), 0.2, 'unknown'],
    ['it stays unknown', failed({}), 1, 'unknown'],
  ])('%s', (_name, error, share, writeOutcome) =>
    expect(toOutcomeAfterUnknown(error, share)).toBe(writeOutcome),
  );
});

test.each<[string, CallError, boolean, WriteOutcome]>([
  ['of a server with proven keys', failed({ status: 503, isRolledBack: true }), true, 'refused'],
  ['of any other server', failed({ status: 503, isRolledBack: true }), false, 'unknown'],
  ['that does not say so', failed({ status: 503 }), true, 'unknown'],
])('a rollback %s (D154, T48)', (_name, error, isProven, writeOutcome) => {
  expect(toWriteOutcome(error, 1, isProven)).toBe(writeOutcome);
  // An earlier try may still arrive, so its key stays.
  expect(toOutcomeAfterUnknown(error, 1, isProven)).toBe('unknown');
});

test('a taken key is distinguished from other answers', () => {
  expect([refused(409), failed({ status: 409 })].map(isKeyTaken)).toEqual([true, true]);
  expect(
    [refused(408), failed({}), { kind: 'unauthenticated', by: 'code' } as const].map(isKeyTaken),
  ).toEqual([false, false, false]);
});
