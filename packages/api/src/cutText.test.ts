import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { cutText } from './cutText';

afterEach(() => vi.unstubAllGlobals());

const family = '👨‍👩‍👧';
const flag = '🇮🇳';

test.each<[string, number, string]>([
  ['short', 5, 'short'],
  ['longer', 5, 'longe'],
  ['', 0, ''],
  ['x😀', 2, 'x'],
  ['x😀', 3, 'x😀'],
  [`ab${family}c`, 9, 'ab'],
  [`ab${family}c`, 10, `ab${family}`],
  [`a${flag}${flag}`, 7, `a${flag}`],
  ['caf\u0065\u0301', 4, 'caf'],
  ['हिन्दी', 1, ''],
  ['हिन्दी', 2, 'हि'],
  [`${'x'.repeat(298)}${family}`, 300, 'x'.repeat(298)],
  [`a${flag.repeat(100)}`, 300, `a${flag.repeat(74)}`],
  [family.repeat(100), 300, family.repeat(37)],
])('%j cut to %i is %j', (text, length, cut) => expect(cutText(text, length)).toBe(cut));

test('a character of endless marks is cut, not shown whole and not hidden whole', () => {
  expect(cutText(`x${'\u0301'.repeat(5000)}`, 300)).toBe(`x${'\u0301'.repeat(299)}`);
});

test('whole code points are left without a segmenter', () => {
  vi.stubGlobal('Intl', {});
  expect(cutText('x😀y', 2)).toBe('x');
  expect(cutText('x😀y', 3)).toBe('x😀');
});

test('never grows, and never ends in half a pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat(400), (text, length) => {
      const cut = cutText(text, length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/\p{Cs}$/u);
    }),
  );
});
