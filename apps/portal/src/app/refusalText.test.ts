import { expect, test } from 'vitest';
import { failed, ok, refused } from './outcome.fixtures';
import { refusalText } from './refusalText';

test('the one text of a refusal (A §8, D36)', () => {
  expect(refusalText(refused({}, { message: 'Taken.' }), 'no network')).toBe('Taken.');
  expect(refusalText(failed('network'), 'no network')).toBe('no network');
  expect(refusalText(failed('timeout'), 'no network')).toBe('no network');
  for (const other of [refused({}), failed('server'), failed('malformed'), ok({})])
    expect(refusalText(other, 'no network')).toBe('Something Went Wrong Please Try Again....');
});
