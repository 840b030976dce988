import { expect, test } from 'vitest';
import type { CallError } from '../../shared/calls/call.events';
import type { Fate } from '../../shared/calls/fate';
import { failed, refused } from '../../shared/calls/outcome.fixtures';
import { refusalOf } from '../../shared/calls/refusal';
import { progressOf } from './replyOutcome';
import { raiseNames } from './tickets.view';

const wrong = 'Something Went Wrong Please Try Again....';
const lost = failed('network');

test.each<[string, Fate, CallError | undefined, object]>([
  ['taken', 'done', undefined, { state: 'sent' }],
  [
    'refused in words',
    'refused',
    refused({}, { message: 'This ticket is closed.' }),
    { state: 'failed', reason: 'This ticket is closed.' },
  ],
  ['refused without', 'refused', refused({}), { state: 'failed', reason: wrong }],
  ['no answer to all of it', 'unknown', lost, { state: 'unknown' }],
  ['the network gone on the way', 'notSent', lost, { state: 'failed', reason: wrong }],
  ['msg 401', 'refused', { kind: 'unauthenticated', by: 'body' }, { state: 'failed', reason: wrong }],
])('a reply, %s', (_name, fate, error, progress) => {
  expect(progressOf(fate, error)).toEqual(progress);
});

test('a refused ticket is told at its fields, and what names none above them all (D39)', () => {
  const fields = { subject_id: ['Gone.'], 'images[]': ['Missing.'], x: ['?'] };
  expect(refusalOf(refused({}, { fields, message: 'Gone.' }), raiseNames).fields).toEqual({
    ...{ subject: 'Gone.', images: 'Missing.' },
  });
  const elsewhere = refused({}, { fields: { x: ['No.'] }, message: 'No.' });
  expect(refusalOf(elsewhere, raiseNames)).toMatchObject({ fields: {}, message: 'No.' });
});
