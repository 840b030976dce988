import { expect, test } from 'vitest';
import type { CallError } from '@portal/portal-core/calls/call.events';
import type { WriteOutcome } from '@portal/portal-core/calls/writeOutcome';
import { failed, refused } from '@portal/portal-core/calls/outcome.fixtures';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { toProgress } from './drafts';
import { raiseNames } from './tickets.mappers';

const wrong = 'Something Went Wrong Please Try Again....';
const lost = failed('network');

// Proves: ticketsMessages.unknown
test.each<[string, WriteOutcome, CallError | undefined, object]>([
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
])('a reply, %s', (_name, writeOutcome, error, progress) => {
  expect(toProgress(writeOutcome, error)).toEqual(progress);
});

test('a refused ticket shows errors at their fields, and others above the form (D39)', () => {
  const fields = { subject_id: ['Gone.'], 'images[]': ['Missing.'], x: ['?'] };
  expect(toRefusal(refused({}, { fields, message: 'Gone.' }), raiseNames).fields).toEqual({
    ...{ subject: 'Gone.', images: 'Missing.' },
  });
  const elsewhere = refused({}, { fields: { x: ['No.'] }, message: 'No.' });
  expect(toRefusal(elsewhere, raiseNames)).toMatchObject({ fields: {}, message: 'No.' });
});
