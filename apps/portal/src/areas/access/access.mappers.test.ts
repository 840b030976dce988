import { errorMessages } from '@portal/ui/text/errorMessages';
import type { Outcome } from '@portal/api';
import { describe, expect, test } from 'vitest';
import { failed, ok, refused } from '@portal/portal-core/calls/outcome.fixtures';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toPlan } from '../../visitor/plan.mappers';
import { afterPreLogin, toRefusal, toSecondStepRefusal, toSignedIn } from './access.mappers';

describe('after the first step', () => {
  test.each<[string, Outcome<Unread<never>>, object]>([
    [
      'spassword 0 signs in (A §4.2)',
      {
        ...ok({ status: true, token: 'abc', spassword: 0, username: 'amara21', email: 'a@b.c' }),
        message: 'Welcome.',
      } as Outcome<Unread<never>>,
      {
        next: 'signedIn',
        message: 'Welcome.',
        session: { token: 'abc', username: 'amara21', email: 'a@b.c', authType: null, asUser: false },
      },
    ],
    [
      'otp asks for a code',
      ok({ token: 'pre', spassword: 1, auth_type: 'otp' }),
      { next: 'secondFactor', authType: 'otp', token: 'pre' },
    ],
    [
      'the optional parts stay in the answer (D113)',
      ok({ token: 'pre', spassword: 1, auth_type: 'otp', anti_phishing_word: 'blue heron' }),
      { next: 'secondFactor', offers: { anti_phishing_word: 'blue heron' } },
    ],
    [
      'mpin asks for the pin',
      ok({ token: 'pre', spassword: 1, auth_type: 'mpin' }),
      { next: 'secondFactor', authType: 'mpin', token: 'pre' },
    ],
    [
      'an authenticator asks for its code (D19)',
      ok({ token: 'pre', auth_type: 'authenticator' }),
      { authType: 'authenticator' },
    ],
    ['an unknown word is kept (D19)', ok({ token: 'pre', auth_type: 'passkey' }), { authType: 'passkey' }],
    ['no word is otp (D107)', ok({ token: 'pre', spassword: 1, auth_type: null }), { authType: 'otp' }],
    [
      'a word that would overwrite a field is none',
      ok({ token: 'pre', auth_type: 'password' }),
      { authType: 'otp' },
    ],
    ['a hostile word is none', ok({ token: 'pre', auth_type: '__proto__' }), { authType: 'otp' }],
    ["spassword '0' as a text", ok({ token: 'abc', spassword: '0' }), { next: 'signedIn' }],
    [
      'otp_send goes to the verification (A §4.5)',
      refused({ status: false, otp_send: 1 }, { message: 'We sent you a code.' }),
      { next: 'verifyEmail', username: 'typed', toast: 'We sent you a code.' },
    ],
    [
      'otp_send before email_verified (D23)',
      refused({ otp_send: 1, email_verified: 0 }),
      { next: 'verifyEmail', toast: '' },
    ],
    [
      'email_verified 0 goes to the new username (A §4.6)',
      refused(
        { status: false, email_verified: 0, username: 'amara21', user_details: { spassword: '2580' } },
        { message: 'Please confirm your email.' },
      ),
      {
        next: 'newUsername',
        username: 'amara21',
        spassword: '2580',
        toast: 'Please confirm your email.',
      },
    ],
    [
      'a new username without a pin',
      refused({ status: false, email_verified: 0 }, { message: 'Please.' }),
      { next: 'newUsername', username: 'typed', spassword: '', toast: 'Please.' },
    ],
    [
      'a refused first step at its fields',
      refused({}, { message: 'No.', fields: { username: ['Odd.'], password: ['Wrong.'] } }),
      { next: 'refused', toast: 'No.', refusal: { fields: { username: 'Odd.', password: 'Wrong.' } } },
    ],
    ['otp_send in a success goes nowhere', ok({ otp_send: 1, email_verified: 0 }), { next: 'refused' }],
    ['otp_send 0 goes nowhere', refused({ otp_send: 0 }, { message: 'No.' }), { next: 'refused' }],
    [
      'email_verified 1 goes nowhere',
      refused({ status: false, email_verified: 1 }, { message: 'No.' }),
      { next: 'refused', toast: 'No.' },
    ],
    ['no connection (D36)', failed('network'), { next: 'refused', toast: 'Something went wrong.' }],
    ['no answer in time', failed('timeout'), { next: 'refused', toast: 'Something went wrong.' }],
    ['a redirect', failed('redirect'), { next: 'refused', toast: errorMessages.otherNetwork }],
    ['a broken server', failed('server'), { toast: 'Something Went Wrong Please Try Again....' }],
    [
      'a 401',
      { kind: 'unauthenticated', by: 'code' },
      { toast: 'Something Went Wrong Please Try Again....' },
    ],
    [
      'a success without a token',
      ok({ status: true, spassword: 0 }),
      { toast: 'Something Went Wrong Please Try Again....' },
    ],
    ['a token that is no header', ok({ token: 'a\r\nb', spassword: 0 }), { next: 'refused' }],
    ['a token that is no text', ok({ token: { a: 1 }, spassword: 0 }), { next: 'refused' }],
  ])(
    '%s [A §3 Login response, A §4.2, A §4.5, A §4.6, A §8, A §8 Network error]',
    (_name, outcome, expected) => {
      expect(afterPreLogin(outcome, { username: 'typed', password: 'x' })).toMatchObject(expected);
    },
  );
});

test('a sign-in brings the session, and marks one by an operator (T5) [A §3 Login response, A §4.7]', () => {
  expect(toSignedIn(sent({ token: 't', username: 'amara21' }), 'typed', true)).toEqual({
    token: 't',
    username: 'amara21',
    email: null,
    authType: null,
    asUser: true,
  });
  expect(toSignedIn(sent({ token: 't' }), 'typed')?.username).toBe('typed');
  expect(toSignedIn(sent(null), 'typed')).toBeUndefined();
});

test.each([
  ['!', '!'],
  ['~'.repeat(1024), '~'.repeat(1024)],
  ['~'.repeat(1025), undefined],
  ['', undefined],
  ['a b', undefined],
  [' a', undefined],
  ['a ', undefined],
  ['é', undefined],
  [7, undefined],
])('the token %j goes out as %j', (token, value) => {
  expect(toSignedIn(sent({ token }), 'typed')?.token).toBe(value);
});

test.each([
  ['OTP_2', 'OTP_2'],
  ['a', 'a'],
  ['a'.repeat(32), 'a'.repeat(32)],
  ['a'.repeat(33), null],
  ['2fa', null],
  ['_otp', null],
  ['one time', null],
  ['otp-code', null],
])('the auth type %j is kept as %j', (auth_type, authType) => {
  expect(toSignedIn(sent({ token: 't', auth_type }), 'typed')?.authType).toBe(authType);
});

test('an unclear flag of the plan hides its entry (D14)', () => {
  expect(toPlan(sent({ binary: 1, single_leg: '1' }))).toEqual({ binary: 1, singleLeg: 1 });
  for (const body of [null, {}, { binary: 'maybe', single_leg: 2 }])
    expect(toPlan(sent(body))).toEqual({ binary: 0, singleLeg: 0 });
});

test('a refusal is split by field (D39) [A §3 Login response]', () => {
  const outcome = refused(
    {},
    { message: 'Taken.', fields: { username: ['Taken.', 'Odd.'], otp: ['Invalid otp'], x: ['y'] } },
  );
  expect(toRefusal(outcome, 'otp')).toEqual({ fields: { username: 'Taken. Odd.', code: 'Invalid otp' } });
  expect(toRefusal(outcome)).toEqual({ fields: { username: 'Taken. Odd.' } });
  expect(toRefusal(failed('network'))).toEqual({ fields: {} });
});

test('a refused code is shown at the code, under any field name of the server [A §4.4]', () => {
  const named = refused({}, { message: 'Invalid otp', fields: { otp: ['Invalid otp'] } });
  expect(toSecondStepRefusal(named, 'otp')).toEqual({ fields: { code: 'Invalid otp' } });
  expect(toSecondStepRefusal(refused({}, { message: 'Invalid otp' }), 'otp')).toEqual({
    fields: { code: 'Invalid otp' },
  });
  const password = refused({}, { message: 'No.', fields: { password: ['No.'] } });
  expect(toSecondStepRefusal(password, 'otp')).toEqual({ fields: { password: 'No.' } });
});

test('an expired first step is named, and without an answer the code stays (T16, D36) [A §4.4]', () => {
  expect(toSecondStepRefusal({ kind: 'unauthenticated', by: 'code' }, 'otp')).toEqual({
    message: 'This step timed out. Press “Verify” to continue.',
  });
  for (const reason of ['network', 'timeout', 'server', 'malformed'] as const)
    expect(toSecondStepRefusal(failed(reason), 'otp')).toBeUndefined();
});

test.each<[unknown, ReturnType<typeof toPlan>]>([
  [
    { binary: 1, single_leg: 0 },
    { binary: 1, singleLeg: 0 },
  ],
  [
    { binary: '0', single_leg: true },
    { binary: 0, singleLeg: 1 },
  ],
  [
    { binary: 2, single_leg: 'maybe' },
    { binary: 0, singleLeg: 0 },
  ],
  [{}, { binary: 0, singleLeg: 0 }],
  [null, { binary: 0, singleLeg: 0 }],
])(
  'the flags of the plan %j are %j, and 0 where they can’t be read (D14) [A §6 Menu flags]',
  (body, plan) => {
    expect(toPlan(sent(body))).toEqual(plan);
  },
);
