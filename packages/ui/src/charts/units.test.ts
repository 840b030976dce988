import { afterEach, describe, expect, test } from 'vitest';
import { hideAmounts } from '../text/format/hiddenAmounts';
import { plainText, shortText, wholeText } from './units';

describe('values of charts are rounded where they are shown', () => {
  test.each([
    ['1440.20', 'money', '1440.20', '$1,440.20'],
    ['-0.05', 'money', '-0.05', '−$0.05'],
    ['1234', 'count', '1234', '1,234'],
    ['0.005', 'money', '0.01', '$0.01'],
    ['0.00499999999999999999', 'money', '0.00', '$0.00'],
    ['12345678901234567890.125', 'money', '12345678901234567890.13', '$12,345,678,901,234,567,890.13'],
    ['0.5', 'count', '', '--'],
    ['', 'count', '', '--'],
    ['NaN', 'money', '', '--'],
  ] as const)('%s of %s is %s in a file and %s to read', (value, unit, plain, whole) => {
    expect(plainText(value, unit)).toBe(plain);
    expect(wholeText(value, unit)).toBe(whole);
  });
});

test.each([
  [0, 'money', '$0'],
  [60_000, 'money', '$600'],
  [50, 'money', '$0.50'],
  [150_000, 'money', '$1.5k'],
  [1_500_000, 'money', '$15k'],
  [-150_000_000, 'money', '−$1.5M'],
  [400_000_000_000_000, 'money', '$4000B'],
  [20_000, 'count', '20k'],
  [7, 'count', '7'],
] as const)('%s of %s is %s next to the grid', (value, unit, text) => {
  expect(shortText(value, unit)).toBe(text);
});

afterEach(() => hideAmounts(false));

test('hides amounts next to the grid too, but not counts', () => {
  hideAmounts(true);
  expect(shortText(1_500_000, 'money')).toBe('$••••');
  expect(wholeText('15000', 'money')).toBe('$••••');
  expect(shortText(20_000, 'count')).toBe('20k');
});
