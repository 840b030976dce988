import { expect, test } from 'vitest';
import { tones } from '../../theme/seriesColors';
import { dashOf, patternOf } from './toneSigns';

test.each([
  ['pattern', patternOf],
  ['dash', dashOf],
])('each series has its own %s', (_sign, of) => {
  expect(new Set(tones.map((tone) => of[tone])).size).toBe(tones.length);
});
