import { expect, it } from 'vitest';
import { messagePattern } from './messagePattern';

it.each([
  ['a text', 'Try again', 'Try again, please', true],
  ['a text with signs', 'Buy this (now) ?', 'Buy this (now) ?', true],
  ['a named value', 'Last updated {time}', 'Last updated 22-11-2026', true],
  [
    'a value of its own element',
    ({ amount }: { amount: string }) => `${amount} before fees`,
    'before fees',
    true,
  ],
  ['a number', ({ count }: { count: number }) => `Show ${count} more`, 'Show 10 more', true],
  ['another text', 'Last updated {time}', 'Updated 22-11-2026', false],
])('finds %s', (_, message, text, isFound) => {
  expect(messagePattern(message).test(text)).toBe(isFound);
});
