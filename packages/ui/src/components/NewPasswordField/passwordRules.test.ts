import { expect, test } from 'vitest';
import { passwordRules } from './passwordRules';

const held = (password: string, again?: string) => passwordRules(password, again).map(({ holds }) => holds);

test('a length within the limit is advice without a tick, and both passwords must match [A §5 Password change]', () => {
  expect(held('')).toEqual([undefined]);
  expect(held('a')).toEqual([undefined]);
  expect(held('x'.repeat(128))).toEqual([undefined]);
  expect(held('x'.repeat(129))).toEqual([false]);
  expect(held('', '')).toEqual([undefined, false]);
  expect(held('one', 'on')).toEqual([undefined, false]);
  expect(held('one', 'one')).toEqual([undefined, true]);
});
