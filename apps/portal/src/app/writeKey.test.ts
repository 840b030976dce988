import { describe, expect, test } from 'vitest';
import { failed, refused } from './outcome.fixtures';
import { createWriteKey } from './writeKey';

const counting = () => {
  let made = 0;
  return createWriteKey(() => `key-${(made += 1)}`);
};
const photo = new File(['x'], 'me.jpg');

describe('the key of a write (T12)', () => {
  test.each([
    ['no network', failed('network')],
    ['no answer in time', failed('timeout')],
    ['still worked on', refused({}, { status: 409 })],
  ])('stays with the same content: %s', (_what, error) => {
    const { keyOf, settle } = counting();
    expect(keyOf({ photo })).toBe('key-1');
    settle(error);
    expect(keyOf({ photo })).toBe('key-1');
  });

  test.each([
    ['done', undefined],
    ['refused', refused({}, { status: 422 })],
    ['a broken server, which stored its answer', { ...failed('server'), status: 500 }],
  ])('is over with an answer: %s', (_what, error) => {
    const { keyOf, settle } = counting();
    keyOf({ photo });
    settle(error);
    expect(keyOf({ photo })).toBe('key-2');
  });

  test('is another for another content', () => {
    const { keyOf, settle } = counting();
    keyOf({ photo, name: 'a' });
    settle(failed('network'));
    expect(keyOf({ photo, name: 'b' })).toBe('key-2');
    expect(keyOf({ photo })).toBe('key-3');
    expect(keyOf({ photo: new File(['x'], 'me.jpg') })).toBe('key-4');
  });
});
