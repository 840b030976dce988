import { expect, test } from 'vitest';
import { moved } from './useCursor';

test.each([
  ['ArrowRight', 5, false, 6],
  ['ArrowLeft', 5, false, 4],
  ['ArrowRight', 5, true, 4],
  ['ArrowLeft', 5, true, 6],
  ['Home', 5, false, 0],
  ['End', 5, false, 99],
  ['PageDown', 5, false, 15],
  ['PageUp', 5, false, 0],
  ['ArrowLeft', 0, false, 0],
  ['ArrowRight', 99, false, 99],
  ['a', 5, false, undefined],
])('%s from %s (backwards: %s) leads to %s', (key, from, backwards, to) => {
  expect(moved(key, from, 100, backwards)).toBe(to);
});
