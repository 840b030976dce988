import { expect, it } from 'vitest';
import { written } from './contrastRatios';

it('never writes a ratio larger than it is', () => {
  expect(written(4.499)).toBe('4.49');
  expect(written(21)).toBe('21.00');
});
