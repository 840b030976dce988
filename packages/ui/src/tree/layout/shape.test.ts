import { expect, test } from 'vitest';
import { continues } from './shape';

const before = { ids: ['a', 'b', 'c'], parents: [-1, 0, 0] };

test.each([
  ['itself', before, true],
  ['one more', { ids: ['a', 'b', 'c', 'd'], parents: [-1, 0, 0, 1] }, true],
  ['one less', { ids: ['a', 'b'], parents: [-1, 0] }, false],
  ['another at its end', { ids: ['a', 'b', 'x'], parents: [-1, 0, 0] }, false],
  ['another at its beginning', { ids: ['x', 'b', 'c'], parents: [-1, 0, 0] }, false],
  ['the same elsewhere', { ids: ['a', 'b', 'c'], parents: [-1, 0, 1] }, false],
])('a shape is continued by %s: %s', (_what, after, does) => {
  expect(continues(before, after)).toBe(does);
});
