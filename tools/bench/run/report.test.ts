import { expect, test } from 'vitest';
import { findRegressions } from './report.mjs';

test('a ratio is worse from more than 10 % on, and a new one is compared with nothing', () => {
  const before = { paint: 1, mount: 2, gone: 3 };
  expect(findRegressions({ paint: 1.1, mount: 2.21, added: 9 }, before)).toEqual(['mount: 2.21, on main 2']);
  expect(findRegressions({ paint: 0.5, mount: undefined }, before)).toEqual([]);
});
