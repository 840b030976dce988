import type { Outcome } from '@portal/api';
import { expect, test } from 'vitest';
import { failed, ok, refused } from '@portal/portal-core/calls/outcome.fixtures';
import { toCodeToast } from './useCodeRequest';

const sent = { ...ok({}), message: 'We have sent a code.' };
const wrong = 'Something Went Wrong Please Try Again....';

test.each<[string, Outcome<unknown>, boolean, ReturnType<typeof toCodeToast>]>([
  ['the server’s words, when it was asked for', sent, false, { tone: 'good', text: 'We have sent a code.' }],
  ['nothing, when no one asked (D21)', sent, true, undefined],
  ['nothing, when the server says nothing', ok({}), false, undefined],
  ['nothing of a code that is on its way', refused({}, { status: 429, retryAfter: 41 }), true, undefined],
  ['a failure, also when no one asked', failed('network'), true, { tone: 'bad', text: wrong }],
])('a code that is sent toasts %s', (_name, outcome, quiet, toast) => {
  expect(toCodeToast(outcome, quiet)).toEqual(toast);
});
