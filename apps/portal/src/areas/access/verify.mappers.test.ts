import type { Outcome } from '@portal/api';
import { describe, expect, test } from 'vitest';
import { failed, ok, refused } from '@portal/portal-core/calls/outcome.fixtures';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { afterVerification, toConfirmation, toHold, toPasswordRefusal } from './verify.mappers';

const tryAgain = 'Something Went Wrong Please Try Again....';
const verified = (data: unknown, message?: string): Outcome<Unread<never>> => ({
  kind: 'ok',
  data: sent(data),
  ...(message === undefined ? {} : { message }),
});

describe('after the email code (A §4)', () => {
  test.each<[string, Outcome<Unread<never>>, object]>([
    [
      'the same name signs in next',
      verified({ username: 'amara21' }, 'Verified.'),
      { next: 'login', toast: 'Verified.' },
    ],
    ['in any case of letters', ok({ username: 'AMARA21' }), { next: 'login', toast: undefined }],
    [
      'another name is a failure with the server’s text (D24)',
      verified({ username: 'amara22' }, 'Verified.'),
      { next: 'refused', toast: 'Verified.', refusal: { code: 'Verified.' } },
    ],
    ['no name is a failure', ok({ status: true }), { next: 'refused', toast: tryAgain }],
    ['a name that is no text is a failure', ok({ username: { a: 1 } }), { next: 'refused', toast: tryAgain }],
    ['no object is a failure', ok([]), { next: 'refused', toast: tryAgain }],
    [
      'a refusal is at the code',
      refused({}, { message: 'Invalid otp' }),
      { next: 'refused', toast: 'Invalid otp', refusal: { code: 'Invalid otp' } },
    ],
    [
      'all texts of the code stand there (D39)',
      refused({}, { message: 'Odd.', fields: { otp: ['Odd.', 'Too old.'] } }),
      { toast: 'Odd.', refusal: { code: 'Odd. Too old.' } },
    ],
    ['without words there are ours', refused({}), { toast: tryAgain, refusal: { code: tryAgain } }],
    ['a 401', { kind: 'unauthenticated', by: 'code' }, { toast: tryAgain, refusal: undefined }],
    [
      'without an answer the digits stay (D36)',
      failed('network'),
      { next: 'refused', toast: tryAgain, refusal: undefined },
    ],
    ['a broken server', failed('server'), { toast: tryAgain, refusal: undefined }],
  ])('%s [A §4 Email verification]', (_name, outcome, expected) => {
    expect(afterVerification(outcome, 'amara21')).toMatchObject(expected);
  });
});

describe('a session in the answer to the email code', () => {
  const answer = verified({ username: 'amara21', token: 'k2Vd91Lq', auth_type: 'otp' }, 'Verified.');

  test('signs in where this page has registered (T16, D113)', () => {
    expect(afterVerification(answer, 'amara21', true)).toMatchObject({
      ...{ next: 'signedIn', toast: 'Verified.' },
      session: { token: 'k2Vd91Lq', username: 'amara21', authType: 'otp', asUser: false },
    });
  });

  test.each<[string, Outcome<Unread<never>>, string, boolean, string]>([
    ['nowhere else', answer, 'amara21', false, 'login'],
    ['not as another member', answer, 'amara22', true, 'refused'],
    ['not by an answer without one', verified({ username: 'amara21' }), 'amara21', true, 'login'],
    [
      'not by one that is no header',
      verified({ username: 'amara21', token: 'a\nb' }),
      'amara21',
      true,
      'login',
    ],
  ])('%s', (_name, outcome, username, hasRegistered, next) => {
    expect(afterVerification(outcome, username, hasRegistered).next).toBe(next);
  });
});

describe('a refused new password', () => {
  test('is split by field (D39)', () => {
    const fields = { newpassword: ['Too short.', 'Too plain.'], otp: ['Invalid otp'], x: ['y'] };
    expect(toPasswordRefusal(refused({}, { message: 'Too short.', fields }))).toEqual({
      newpassword: 'Too short. Too plain.',
      otp: 'Invalid otp',
    });
  });

  test('is about the code when it names no field', () => {
    expect(toPasswordRefusal(refused({}, { message: 'Invalid otp' }))).toEqual({ otp: 'Invalid otp' });
    expect(toPasswordRefusal(refused({}))).toEqual({ otp: tryAgain });
  });

  test('is none without an answer: everything stays', () => {
    for (const reason of ['network', 'timeout', 'server', 'malformed'] as const)
      expect(toPasswordRefusal(failed(reason))).toBeUndefined();
    expect(toPasswordRefusal(ok({}))).toBeUndefined();
  });
});

test.each([
  [{ emailSent: true }, 'sent'],
  [{ emailSent: false }, undefined],
  [{ emailSent: 'maybe' }, undefined],
  [{ emailSent: false, emailNeeded: true }, 'needed'],
  [{ emailNeeded: 'maybe' }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
  ['emailSent', undefined],
  [[true], undefined],
])('the navigation state %j, with an email to confirm: %s [A §2 New credentials]', (state, confirmation) => {
  expect(toConfirmation(sent(state))).toBe(confirmation);
});

test.each([
  [{ withdrawal_hold_hours: 24 }, { hours: 24 }],
  [{}, undefined],
  [null, undefined],
])('the answer %j to a code announces the hold %j of its new password (D140)', (body, hold) => {
  expect(toHold(sent(body))).toEqual(hold);
});
