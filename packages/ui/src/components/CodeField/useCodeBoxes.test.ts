import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDigits, findCode, removeDigit, writeDigits } from './useCodeBoxes';

describe('digits of a code', () => {
  it.each([
    ['', 0, '4', '4'],
    ['41', 0, '7', '71'],
    ['41', 1, '7', '47'],
    ['41', 3, '7', '417'],
    ['4192', 3, '7', '4197'],
    ['9', 0, '123-4', '1234'],
    ['41', 2, '9999', '4199'],
    ['41', 1, 'x', '41'],
  ])('%s at %i with %s [B §5 Verification code]', (code, index, typed, next) =>
    expect(writeDigits(code, index, typed, 4)).toBe(next),
  );

  it('takes one out and closes the gap', () => expect(removeDigit('4192', 1)).toBe('492'));
  it.each([
    ['１２ ３', '123'],
    ['٢٤٦٨', '2468'],
    ['۲۴۶۸', '2468'],
    ['२४६८', '2468'],
    ['2²4', '24'],
  ])('reads the digits of %j', (text, digits) => expect(parseDigits(text)).toBe(digits));

  it.each([
    ['2468', 4, '2468'],
    ['Code 1 of 2: 2468', 4, '2468'],
    ['الرمز ٢٤٦٨', 4, '2468'],
    ['2468 is your code. Never share 2468.', 4, '2468'],
    ['Your code: 123-456', 6, '123456'],
    ['Your code: 123 456.', 6, '123456'],
    ['1 2 3 4', 4, '1234'],
    ['G-246810', 6, '246810'],
    ['Valid for 10 minutes: 246810', 6, '246810'],
    ['12-34 or 2468', 4, '2468'],
    ['1234 or 5678', 4, undefined],
    ['24681', 4, undefined],
    ['246', 4, undefined],
    ['Code 1 of 2: 246', 4, undefined],
    ['1 234', 4, undefined],
    ['20-11-2026', 8, undefined],
    ['no code', 4, undefined],
    ['', 4, undefined],
  ])('finds in %j the code of %i digits: %j', (text, length, code) =>
    expect(findCode(text, length)).toBe(code),
  );

  it('is always digits without gaps, never too many', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), fc.nat(5), fc.string(), (code, index, typed) => {
        expect(writeDigits(code, index, typed, 6)).toMatch(/^\d{0,6}$/);
      }),
    );
  });
});
