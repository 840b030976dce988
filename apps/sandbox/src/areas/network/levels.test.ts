import { expect, test } from 'vitest';
import { createRandom } from '../../seeds/random';
import { toShareStep } from './levels';

const listed = (counts: number[], share: number): number =>
  counts.reduce((sum, count) => sum + Math.min(count, share), 0);

test('small levels are listed whole, and large ones share what is left', () => {
  expect(toShareStep([])).toBe(1_000);
  expect(toShareStep([3, 40, 900])).toBe(1_000);
  expect(toShareStep([1_001])).toBe(1_000);
  expect(toShareStep([100, 100_000, 100_000, 100_000, 100_000, 100_000])).toBe(380);
  expect(toShareStep(Array.from({ length: 40 }, () => 30_000))).toBe(50);
});

test('an answer lists at most 2,000, and no level could list one more', () => {
  const random = createRandom(1);
  for (let round = 0; round < 200; round += 1) {
    const counts = Array.from({ length: random.integer(1, 60) }, () => random.integer(1, 2_000));
    const share = toShareStep(counts);
    expect(listed(counts, share)).toBeLessThanOrEqual(2_000);
    if (share < Math.min(1_000, Math.max(...counts)))
      expect(listed(counts, share + 1)).toBeGreaterThan(2_000);
  }
});
