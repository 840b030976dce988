import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from './digits';

/** Systems without decimal digits: words, roman numerals, ideographs. */
const isDecimal = (system: string) => /^\p{Nd}+$/u.test(written(system, 9876543210));
const written = (numberingSystem: string, value: number) =>
  new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(value);

describe('digits of every script', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').filter(isDecimal);
  it('knows the scripts that members write', () =>
    expect(systems).toEqual(expect.arrayContaining(['arab', 'arabext', 'beng', 'deva', 'fullwide', 'thai'])));

  it.each(systems)('%s', (system) => {
    for (const value of [9876543210, 1111111110, 5]) {
      expect(toAsciiDigits(written(system, value))).toBe(String(value));
    }
  });

  it.each(['abc', '1,234.50', '5²', '①', '½', 'Ⅳ', '五'])('leaves %j', (text) =>
    expect(toAsciiDigits(text)).toBe(text),
  );
});
