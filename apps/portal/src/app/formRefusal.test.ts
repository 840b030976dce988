import { expect, test } from 'vitest';
import { failed, refused } from './outcome.fixtures';
import { formRefusalOf } from './formRefusal';

const names = { currentpassword: 'current', otp: 'code' };

test.each<[string, unknown, object]>([
  [
    'each field gets all of its texts (D39)',
    refused({}, { fields: { currentpassword: ['Wrong.', 'Too short.'], otp: ['Used.'] } }),
    { current: 'Wrong. Too short.', code: 'Used.' },
  ],
  [
    'fields that the form has not are the toast’s',
    refused({}, { fields: { x: ['No.'], toString: ['y'] } }),
    {},
  ],
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
  ['other words are the toast’s', refused({}, { message: 'Invalid username or password.' }), {}],
  ['no network', failed('network'), {}],
  ['an ended session', { kind: 'unauthenticated', by: 'code' }, {}],
])('%s', (_name, error, shown) => expect(formRefusalOf(error, names)).toEqual(shown));

test('a form without a code shows none', () => {
  expect(formRefusalOf(refused({}, { message: 'Invalid otp' }), { city: 'city' })).toEqual({});
});
