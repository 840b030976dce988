import { expect, test } from 'vitest';
import type { CallError } from '../../app/call.events';
import { progressOf, raiseRefusalOf } from './replyOutcome';

const wrong = 'Something Went Wrong Please Try Again....';
const refused = (message: string, fields: Record<string, string[]> = {}): CallError => ({
  kind: 'refused',
  message,
  fields,
  body: {},
  status: 422,
});
const failed = (reason: 'network' | 'timeout' | 'aborted' | 'server' | 'malformed'): CallError => ({
  kind: 'failed',
  reason,
  sent: true,
  ...(reason === 'server' && { status: 500 }),
});

test.each<[string, CallError | undefined, number, object]>([
  ['taken', undefined, 1, { state: 'sent' }],
  [
    'refused in words',
    refused('This ticket is closed.'),
    1,
    { state: 'failed', reason: 'This ticket is closed.' },
  ],
  ['refused without', refused(''), 1, { state: 'failed', reason: wrong }],
  ['no answer to all of it', failed('network'), 1, { state: 'unknown' }],
  ['no answer in time', failed('timeout'), 1, { state: 'unknown' }],
  ['an answer that can’t be read', failed('malformed'), 1, { state: 'unknown' }],
  ['the network gone on the way', failed('network'), 0.4, { state: 'failed', reason: wrong }],
  ['a fault', failed('server'), 1, { state: 'failed', reason: wrong }],
  ['msg 401', { kind: 'unauthenticated', by: 'body' }, 1, { state: 'failed', reason: wrong }],
])('a reply, %s', (_name, error, share, progress) => {
  expect(progressOf(error, share)).toEqual(progress);
});

test.each<[string, CallError | undefined, number, object | undefined]>([
  ['raised', undefined, 1, undefined],
  ['called off in time', failed('aborted'), 0.4, undefined],
  ['called off too late', failed('aborted'), 1, { unknown: true }],
  ['refused as a whole', refused('Too many requests.'), 1, { message: 'Too many requests.' }],
  [
    'refused by field (D39)',
    refused('No.', { subject_id: ['Gone.'], 'images[]': ['Missing.'], x: ['?'] }),
    1,
    { fields: { subject: 'Gone.', images: 'Missing.' } },
  ],
  ['refused in another field', refused('No.', { x: ['No.'] }), 1, { message: 'No.' }],
  ['no answer', failed('timeout'), 1, { unknown: true }],
  ['the network gone on the way', failed('network'), 0.4, { message: wrong }],
])('a new ticket, %s', (_name, error, share, refusal) => {
  expect(raiseRefusalOf(error, share)).toEqual(refusal);
});
