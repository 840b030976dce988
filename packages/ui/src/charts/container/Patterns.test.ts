import { expect, test } from 'vitest';
import { tones } from '../../theme/seriesColors';
import { dashByTone, getPattern } from './Patterns';

test.each([
  ['pattern', getPattern],
  ['dash', dashByTone],
])('each series has its own %s', (_sign, of) => {
  expect(new Set(tones.map((tone) => of[tone])).size).toBe(tones.length);
});
