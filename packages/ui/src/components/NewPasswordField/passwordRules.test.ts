import { expect, test } from 'vitest';
import { passwordRules } from './passwordRules';

const held = (password: string, again?: string) => passwordRules(password, again).map(({ holds }) => holds);

test('a password has to be there and within its length, and where it is typed twice, twice the same', () => {
  expect(held('')).toEqual([false]);
  expect(held('a')).toEqual([true]);
  expect(held('x'.repeat(128))).toEqual([true]);
  expect(held('x'.repeat(129))).toEqual([false]);
  expect(held('', '')).toEqual([false, false]);
  expect(held('one', 'on')).toEqual([true, false]);
  expect(held('one', 'one')).toEqual([true, true]);
});
