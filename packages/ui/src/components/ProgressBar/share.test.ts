import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharePercent } from './share';

it.each([
  [0, 10, 0],
  [5, 10, 50],
  [10, 10, 100],
  [25, 10, 100],
  [-3, 10, 0],
  [999, 1000, 99],
  [0, 0, 100],
  [7, 0, 100],
  [null, 10, 0],
  [Number.NaN, 10, 0],
  [5, Infinity, 0],
  [5, undefined, 0],
])('%j of %j is %j %%', (value, of, percent) => expect(sharePercent(value, of)).toBe(percent));

it('stays between 0 and 100 for any two numbers', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (value, of) => {
      const percent = sharePercent(value, of);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});
