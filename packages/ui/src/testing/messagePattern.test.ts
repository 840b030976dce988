import { afterEach, expect, it } from 'vitest';
import { defineMessages } from '../text/defineMessages';
import { putMessages } from '../text/putMessages';
import { messagePattern } from './messagePattern';

afterEach(() => {
  globalThis.portalWording = undefined;
});

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

it('finds a translated message, which reads only the values that it is given', () => {
  putMessages({ 'own.digit': 'الرقم {index} من {count}' }, 'ar');
  const { digit } = defineMessages('own', {
    digit: ({ index, count }: { index: number; count: number }) => `digit ${index} of ${count}`,
  });
  expect(messagePattern(digit).test('الرقم 1 من 6')).toBe(true);
  expect(messagePattern(digit).test('digit 1 of 6')).toBe(false);
});
