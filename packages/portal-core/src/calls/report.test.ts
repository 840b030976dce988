import { expect, test } from 'vitest';
import type { CallError, NotificationPolicy } from './call.events';
import { toNotification, type Notification } from './report';

const read: NotificationPolicy = { kind: 'read' };
const action: NotificationPolicy = { kind: 'action' };
const byCode: CallError = { kind: 'unauthenticated', by: 'code' };
const byBody: CallError = { kind: 'unauthenticated', by: 'body' };
const refused: CallError = {
  kind: 'refused',
  message: 'Insufficient Balance',
  fields: {},
  body: {},
  status: 422,
};
const mute: CallError = { ...refused, message: '' };
const soon: CallError = { ...refused, message: 'Too many.', status: 429, retryAfter: 42 };
const noNetwork: CallError = { kind: 'failed', reason: 'network', sent: true };
const broken: CallError = { kind: 'failed', reason: 'server', status: 500, sent: true };
const missing: CallError = { ...broken, status: 404 };
const aborted: CallError = { kind: 'failed', reason: 'aborted', sent: true };

const good = (text: string): Notification => ({ toast: { tone: 'good', text } });
const bad = (text: string): Notification => ({ toast: { tone: 'bad', text } });
const wrong = 'Something Went Wrong Please Try Again....';
const expired = 'Your session has expired please login again!';
const authentication = 'Authentication Failed. Please Login Again....';

// Proves: errorMessages.waitMinutes | errorMessages.waitSeconds
test.each<[string, NotificationPolicy, CallError | null, string, Notification]>([
  ['a read reports no success', read, null, 'Loaded.', {}],
  ['an action confirms (A §8)', action, null, 'Saved.', good('Saved.')],
  ['an action without words is silent', action, null, '', {}],
  ['a quiet action does not confirm', { ...action, quiet: true }, null, 'Chosen.', {}],
  ['but reports a refusal', { ...action, quiet: true }, refused, '', bad('Insufficient Balance')],
  ['a silent action never confirms', { ...action, silent: true }, null, 'Marked.', {}],
  ['a refused read is shown in place', read, refused, '', {}],
  ['a refused action toasts the server’s text', action, refused, '', bad('Insufficient Balance')],
  ['a refusal without words', action, mute, '', bad(wrong)],
  [
    'too many tries without words',
    action,
    { ...mute, status: 429, retryAfter: 42 },
    '',
    bad('Too many attempts. Wait 42 seconds, then try again.'),
  ],
  [
    'even where the call has its own text',
    { ...action, failure: 'Request failed login again' },
    { ...mute, status: 429, retryAfter: 60 },
    '',
    bad('Too many attempts. Wait 60 seconds, then try again.'),
  ],
  [
    'a wait of many minutes',
    action,
    { ...mute, status: 429, retryAfter: 601 },
    '',
    bad('Too many attempts. Wait 11 minutes, then try again.'),
  ],
  ['no wait at all', action, { ...mute, status: 429, retryAfter: 0 }, '', bad(wrong)],
  ['a code that is on its way already (D21)', { ...action, coolDown: true }, soon, '', {}],
  [
    'a day’s last code is',
    { ...action, coolDown: true },
    { ...soon, retryAfter: 4000 },
    '',
    bad('Too many.'),
  ],
  ['a read without network is shown in place (D36)', read, noNetwork, '', {}],
  ['an action without network', action, noNetwork, '', bad(wrong)],
  [
    'an action’s own text',
    { ...action, failure: 'Request failed login again' },
    broken,
    '',
    bad('Request failed login again'),
  ],
  ['a broken read raises the flag (A §8)', read, broken, '', { failed: true }],
  ['nor does a missing thing, which its screen shows', { ...read, maybeMissing: true }, missing, '', {}],
  ['but a missing call does', read, missing, '', { failed: true }],
  ['a broken action does not', action, broken, '', bad(wrong)],
  [
    'payouts failed (D38)',
    { ...read, failure: 'Request failed please try again' },
    noNetwork,
    '',
    bad('Request failed please try again'),
  ],
  [
    'and a read with its own text raises no dialog as well',
    { ...read, failure: 'Request failed please try again' },
    broken,
    '',
    bad('Request failed please try again'),
  ],
  [
    'and its refusal is reported: an earlier answer may still be shown',
    { ...read, failure: 'Request failed please try again' },
    refused,
    '',
    bad('Insufficient Balance'),
  ],
  ['a read that the portal repeats leaves the shown data', { ...read, background: true }, broken, '', {}],
  [
    'but not a session that is over',
    { ...read, background: true },
    byCode,
    '',
    { ...bad(expired), end: { exit: '/', leaving: true } },
  ],
  ['a silent read fails unseen', { ...read, silent: true }, broken, '', {}],
  ['what was called off is no one’s news', action, aborted, '', {}],
  [
    'a read’s 401 ends the session (D37)',
    read,
    byCode,
    '',
    { ...bad(expired), end: { exit: '/', leaving: true } },
  ],
  ['its body’s msg 401 is shown in place (B §8)', read, byBody, '', {}],
  [
    'or a toast, where an earlier answer may still be shown',
    { ...read, failure: 'Request failed please try again' },
    byBody,
    '',
    bad(wrong),
  ],
  ['or left unsaid, where a read is silent', { ...read, silent: true }, byBody, '', {}],
  [
    'also when silent',
    { ...read, silent: true },
    byCode,
    '',
    { ...bad(expired), end: { exit: '/', leaving: true } },
  ],
  ['an action’s msg 401 is a text only (D37)', action, byBody, '', bad(wrong)],
  [
    'an action’s real 401 ends the session (D36)',
    action,
    byCode,
    '',
    { ...bad(expired), end: { exit: '/', leaving: true } },
  ],
  [
    'payouts’ 401 (D37, D38)',
    { ...read, unauthenticated: 'payouts', failure: 'x' },
    byBody,
    '',
    { ...bad(authentication), end: { exit: '/', leaving: false } },
  ],
  [
    'withdraw-type’s 401 (A §6)',
    { ...action, unauthenticated: 'withdrawType' },
    byBody,
    '',
    { ...bad(authentication), end: { exit: '/login', leaving: false } },
  ],
])(
  '%s [A §6 401, A §8, A §8 Failed read, B §4 Failure dialog, B §6 Payouts 401, B §8]',
  (_name, policy, error, message, notification) => {
    expect(toNotification(policy, error, message)).toEqual(notification);
  },
);
