import { describe, expect, it } from 'vitest';
import { meantPairs, written } from './contrastRatios';

describe.each(['light', 'dark'] as const)('the pairs in use in the %s theme', (theme) => {
  it('are many', () => expect(meantPairs(theme).length).toBeGreaterThan(40));

  it.each(meantPairs(theme))('$front on $ground as $use', ({ ratio, least, passes }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
    expect(passes).toBe(true);
  });
});

it('never writes a ratio larger than it is', () => {
  expect(written(4.499)).toBe('4.49');
  expect(written(21)).toBe('21.00');
});
