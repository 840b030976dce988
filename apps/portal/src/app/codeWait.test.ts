import type { Outcome } from '@portal/api';
import { describe, expect, test } from 'vitest';
import { codeWaitOf } from './codeWait';
import { failed, ok, refused } from './outcome.fixtures';

describe('the wait for another code (A §9, T14)', () => {
  test.each<[string, Outcome<unknown>, number | undefined]>([
    ['is the server’s', ok({ retry_after: 42 }), 43_000],
    ['is 60 s when it names none', ok({}), 61_000],
    ['is 60 s when it names nonsense', ok({ retry_after: 'x' }), 61_000],
    ['is the refusal’s', refused({}, { retryAfter: 7 }), 8_000],
    ['is none for a refusal without one', refused({}), undefined],
    ['is none without an answer', failed('network'), undefined],
  ])('%s', (_name, outcome, until) => {
    expect(codeWaitOf(outcome, 1000)).toBe(until);
  });
});
