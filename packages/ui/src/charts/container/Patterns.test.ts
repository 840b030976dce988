import { expect, test } from 'vitest';
import { neutralTones, sourceTones } from '../../theme/seriesColors';
import { dashByTone, getPattern } from './Patterns';

test.each([
  ['pattern', getPattern],
  ['dash', dashByTone],
])('each series has its own %s [B §2 Payouts]', (_sign, of) => {
  for (const group of [neutralTones, sourceTones])
    expect(new Set(group.map((tone) => of[tone])).size).toBe(group.length);
});
