import type { Outcome } from '@portal/api';
import { describe, expect, test } from 'vitest';
import { toCodeWait, isCodeComing } from './codeWait';
import { failed, ok, refused } from './outcome.fixtures';

describe('the wait for another code (A §9, T14)', () => {
  test.each<[string, Outcome<unknown>, number | undefined]>([
    ['is the server’s', ok({ retry_after: 42 }), 43_000],
    ['is 60 s when it names none', ok({}), 61_000],
    ['is 60 s when it names a text', ok({ retry_after: '42' }), 61_000],
    ['is 60 s when it names nonsense', ok({ retry_after: 'x' }), 61_000],
    ['is 60 s when it names less than none', ok({ retry_after: -1 }), 61_000],
    ['is 60 s when it names more than a day', ok({ retry_after: 86_401 }), 61_000],
    ['is a day', ok({ retry_after: 86_400 }), 86_401_000],
    ['is over at once', ok({ retry_after: 0 }), 1_000],
    ['is the refusal’s', refused({}, { retryAfter: 7 }), 8_000],
    ['is none for a refusal without one', refused({}), undefined],
    ['is none without an answer', failed('network'), undefined],
  ])('%s [A §4 OTP resend, A §9 Codes, B §4 OTP request, B §9]', (_name, outcome, until) => {
    expect(toCodeWait(outcome, 1000)).toBe(until);
  });
});

describe('a code is on its way', () => {
  test.each<[string, Outcome<unknown>, boolean]>([
    ['when it was sent', ok({}), true],
    ['within the cool-down of another', refused({}, { status: 429, retryAfter: 41 }), true],
    ['at the cool-down’s start', refused({}, { status: 429, retryAfter: 60 }), true],
    ['not behind the day’s number', refused({}, { status: 429, retryAfter: 61 }), false],
    ['not when no time is named', refused({}, { status: 429 }), false],
    ['not when it is assumed', refused({}, { status: 429, retryAfter: 60, isWaitAssumed: true }), false],
    ['not after a refusal', refused({}, { status: 422, retryAfter: 30 }), false],
    ['not without an answer', failed('network'), false],
  ])('%s [A §4 OTP resend]', (_name, outcome, coming) => {
    expect(isCodeComing(outcome)).toBe(coming);
  });
});
