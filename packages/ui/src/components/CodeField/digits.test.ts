import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, removeDigit, writeDigits } from './digits';

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
  ])('%s at %i with %s', (code, index, typed, next) => expect(writeDigits(code, index, typed, 4)).toBe(next));

  it('takes one out and closes the gap', () => expect(removeDigit('4192', 1)).toBe('492'));
  it('reads digits of a full-width keyboard', () => expect(digitsOf('１２ ３')).toBe('123'));

  it('is always digits without gaps, never too many', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), fc.nat(5), fc.string(), (code, index, typed) => {
        expect(writeDigits(code, index, typed, 6)).toMatch(/^\d{0,6}$/);
      }),
    );
  });
});
