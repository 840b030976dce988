import type { Outcome } from '@portal/api';
import { describe, expect, test } from 'vitest';
import { failed, ok, refused } from '../../app/outcome.fixtures';
import { afterPreLogin, refusalOf, secondStepRefusalOf, signedInOf } from './access.view';

describe('after the first step', () => {
  test.each<[string, Outcome<unknown>, object]>([
    [
      'spassword 0 signs in (A §4.2)',
      ok({ status: true, token: 'abc', spassword: 0, username: 'amara21', email: 'a@b.c' }),
      {
        next: 'signedIn',
        session: { token: 'abc', username: 'amara21', email: 'a@b.c', authType: null, asUser: false },
      },
    ],
    [
      'otp asks for a code',
      ok({ token: 'pre', spassword: 1, auth_type: 'otp' }),
      { next: 'secondFactor', authType: 'otp', token: 'pre' },
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
      refused({ status: false, otp_send: 1 }),
      { next: 'verifyEmail', username: 'typed' },
    ],
    [
      'otp_send before email_verified (D23)',
      refused({ otp_send: 1, email_verified: 0 }),
      { next: 'verifyEmail' },
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
      'email_verified 1 goes nowhere',
      refused({ status: false, email_verified: 1 }, { message: 'No.' }),
      { next: 'refused', toast: 'No.' },
    ],
    ['no connection (D36)', failed('network'), { next: 'refused', toast: 'Something went wrong.' }],
    ['no answer in time', failed('timeout'), { next: 'refused', toast: 'Something went wrong.' }],
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
  ])('%s', (_name, outcome, expected) => {
    expect(afterPreLogin(outcome, 'typed')).toMatchObject(expected);
  });
});

test('a sign-in brings the session, and says when an operator did it (T5)', () => {
  expect(signedInOf({ token: 't', username: 'amara21' }, 'typed', true)).toEqual({
    token: 't',
    username: 'amara21',
    email: null,
    authType: null,
    asUser: true,
  });
  expect(signedInOf({ token: 't' }, 'typed')?.username).toBe('typed');
  expect(signedInOf(null, 'typed')).toBeUndefined();
});

test('a refusal is told field by field (D39)', () => {
  const outcome = refused(
    {},
    { message: 'Taken.', fields: { username: ['Taken.', 'Odd.'], otp: ['Invalid otp'], x: ['y'] } },
  );
  expect(refusalOf(outcome, 'otp')).toEqual({ fields: { username: 'Taken. Odd.', code: 'Invalid otp' } });
  expect(refusalOf(outcome)).toEqual({ fields: { username: 'Taken. Odd.' } });
  expect(refusalOf(failed('network'))).toEqual({ fields: {} });
});

test('a refused code stands at the code, whatever the server names it', () => {
  const named = refused({}, { message: 'Invalid otp', fields: { otp: ['Invalid otp'] } });
  expect(secondStepRefusalOf(named, 'otp')).toEqual({ fields: { code: 'Invalid otp' } });
  expect(secondStepRefusalOf(refused({}, { message: 'Invalid otp' }), 'otp')).toEqual({
    fields: { code: 'Invalid otp' },
  });
  const password = refused({}, { message: 'No.', fields: { password: ['No.'] } });
  expect(secondStepRefusalOf(password, 'otp')).toEqual({ fields: { password: 'No.' } });
});

test('a first step that is too old says so; without an answer the code stays (T16, D36)', () => {
  expect(secondStepRefusalOf({ kind: 'unauthenticated', by: 'code' }, 'otp')).toEqual({
    message: 'That took too long. Press Verify to go on where you were.',
  });
  for (const reason of ['network', 'timeout', 'server', 'malformed'] as const)
    expect(secondStepRefusalOf(failed(reason), 'otp')).toBeUndefined();
});
