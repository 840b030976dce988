import { describe, expect, test } from 'vitest';
import { keepKnownList, readKnownList } from './knownLists';
import { memory } from './storage.fixtures';

const body = (text: string) => ({ data: [{ id: 1, text }] });

describe('what lists last had', () => {
  test('is found by its name, the newest answer alone', () => {
    const store = memory();
    keepKnownList('a', { at: 1, body: body('old') }, store);
    keepKnownList('b', { at: 2, body: body('other') }, store);
    keepKnownList('a', { at: 3, body: body('new') }, store);
    expect(readKnownList('a', store)).toEqual({ at: 3, body: body('new') });
    expect(readKnownList('b', store)).toEqual({ at: 2, body: body('other') });
    expect(readKnownList('c', store)).toBeUndefined();
  });

  test('is kept for the last twelve lists, within the limit of space', () => {
    const store = memory();
    for (let list = 1; list <= 13; list += 1)
      keepKnownList(`list-${list}`, { at: list, body: body('x') }, store);
    expect(readKnownList('list-1', store)).toBeUndefined();
    expect(readKnownList('list-2', store)?.at).toBe(2);
    keepKnownList('large', { at: 20, body: 'x'.repeat(399_960) }, store);
    expect(readKnownList('list-13', store)).toBeUndefined();
    expect(readKnownList('large', store)?.at).toBe(20);
  });

  test('an answer that is too large drops its old value and no other list', () => {
    const store = memory();
    keepKnownList('a', { at: 1, body: body('kept') }, store);
    keepKnownList('large', { at: 2, body: body('old') }, store);
    keepKnownList('large', { at: 3, body: 'x'.repeat(400_000) }, store);
    expect(readKnownList('large', store)).toBeUndefined();
    expect(readKnownList('a', store)).toEqual({ at: 1, body: body('kept') });
  });
});
