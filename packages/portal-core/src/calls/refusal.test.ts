import { describe, expect, test } from 'vitest';
import type { CallError } from './call.events';
import { failed, ok, refused } from './outcome.fixtures';
import { toRefusal } from './refusal';
import { toFieldTexts, getMessage } from './refusalTexts';

const wrong = 'Something Went Wrong Please Try Again....';
const names = { currentpassword: 'current', otp: 'code' };

test.each<[string, CallError, object]>([
  [
    'each field gets all of its texts (D39)',
    refused({}, { fields: { currentpassword: ['Wrong.', 'Too short.'], otp: ['Used.'] } }),
    { current: 'Wrong. Too short.', code: 'Used.' },
  ],
  ['fields that the form has not are none', refused({}, { fields: { x: ['No.'], toString: ['y'] } }), {}],
  [
    'a wrong code without a field is the code’s (D72)',
    refused({}, { message: 'Invalid otp' }),
    { code: 'Invalid otp' },
  ],
  [
    'a locked one too',
    refused({}, { message: 'Too many wrong tries. Please try again later.' }),
    { code: 'Too many wrong tries. Please try again later.' },
  ],
  [
    'words about a code, where a field is named, are that field’s',
    refused({}, { message: 'Invalid otp', fields: { currentpassword: ['Wrong.'] } }),
    { current: 'Wrong.' },
  ],
  ['words that end like those of a code are none', refused({}, { message: 'The invalid otp' }), {}],
  ['other words name no field', refused({}, { message: 'Invalid username or password.' }), {}],
  ['no network', failed('network'), {}],
  ['an ended session', { kind: 'unauthenticated', by: 'code' }, {}],
])('%s [A §8 Errors object, B §8]', (_name, error, shown) =>
  expect(toFieldTexts(error, names)).toEqual(shown),
);

test('a form without a code shows none', () => {
  expect(toFieldTexts(refused({}, { message: 'Invalid otp' }), { city: 'city' })).toEqual({});
});

test('a wrong code is shown at the field that it names, where a form has two (T29)', () => {
  const both = { authenticator: 'code', otp: 'secondFactor', mpin: 'secondFactor' };
  const show = (message: string) => toFieldTexts(refused({}, { message }), both);
  expect(show('Invalid mpin')).toEqual({ secondFactor: 'Invalid mpin' });
  expect(show('Invalid OTP')).toEqual({ secondFactor: 'Invalid OTP' });
  expect(show('Invalid authenticator')).toEqual({ code: 'Invalid authenticator' });
});

test('the one sentence of a call (A §8)', () => {
  expect(getMessage(refused({}, { message: 'Taken.' }), 'Not saved.')).toBe('Taken.');
  expect(getMessage(refused({}), 'Not saved.')).toBe('Not saved.');
  expect(getMessage(failed('network'), 'Not saved.')).toBe('Not saved.');
  expect(getMessage({ kind: 'unauthenticated', by: 'body' }, 'Not saved.')).toBe(wrong);
  expect(getMessage({ kind: 'ok', message: 'Saved.' })).toBe(wrong);
  for (const other of [refused({}), failed('server'), failed('malformed'), ok({}), undefined])
    expect(getMessage(other)).toBe(wrong);
});

describe('what is shown of a refusal', () => {
  const at = { fields: { current: 'Wrong.' }, message: undefined, unknown: false };
  const message = (text: string | undefined) => ({ fields: {}, message: text, unknown: false });
  const unknown = { fields: {}, message: wrong, unknown: true };

  test.each<[string, CallError, object]>([
    ['texts at fields', refused({}, { fields: { currentpassword: ['Wrong.'] }, message: 'Wrong.' }), at],
    ['a sentence', refused({}, { message: 'Not today.' }), message('Not today.')],
    ['an ordinary one without words', refused({}), message(wrong)],
    ['msg 401 (D37)', { kind: 'unauthenticated', by: 'body' }, message(wrong)],
    ['a refusal without a time', refused({}, { reason: 'aborted', message: 'No.' }), message('No.')],
    ['nothing of an ended session', { kind: 'unauthenticated', by: 'code' }, message(undefined)],
    ['nothing of what was called off in time', failed('aborted', { sent: false }), message(undefined)],
    ['what was not sent', failed('network', { sent: false }), message(wrong)],
    ['that is unknown: no answer', failed('network'), unknown],
    ['that is unknown: aborted too late', failed('aborted'), unknown],
    ['that is unknown: a proxy’s page', failed('malformed'), unknown],
    ['that is unknown: a gateway', failed('server', { status: 502 }), unknown],
    ['that is unknown: a taken key', refused({}, { status: 409 }), unknown],
  ])('%s', (_name, error, shown) => expect(toRefusal(error, names)).toEqual(shown));

  test('an ended session is a message for a visitor, who has none', () => {
    const ended: CallError = { kind: 'unauthenticated', by: 'code' };
    expect(toRefusal(ended, names, { inSession: false })).toEqual(message(wrong));
    expect(toRefusal(refused({}, { by: 'code', message: 'No.' }), names)).toEqual(message('No.'));
  });

  test('the key store, which has the earlier tries, decides', () => {
    expect(toRefusal(refused({}, { status: 429 }), names, { writeOutcome: 'unknown' }).unknown).toBe(true);
    expect(toRefusal(failed('network'), names, { writeOutcome: 'notSent' })).toEqual(message(wrong));
  });
});
