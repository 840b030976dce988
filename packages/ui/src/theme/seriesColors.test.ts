import { describe, expect, it } from 'vitest';
import { laidOver, seenDistance, visions } from './colorVision.fixtures';
import { contrastRatio } from './contrast';
import { dark } from './dark';
import { light } from './light';
import { mutedShare, seriesDark, seriesLight, tones } from './seriesColors';

const pairs = tones.flatMap((one, at) => tones.slice(at + 1).map((other) => [one, other] as const));
const kinds = ['all cones', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

it('simulates what is known of colour vision', () => {
  expect(Object.keys(visions)).toEqual(kinds);
  expect(seenDistance('#000000', '#ffffff', 'all cones')).toBeCloseTo(1, 2);
  // Grey stays grey with any cones. Red and green become similar without one of two kinds.
  for (const kind of kinds) expect(seenDistance('#808080', '#808080', kind)).toBe(0);
  const apart = seenDistance('#c04040', '#508040', 'all cones');
  expect(seenDistance('#c04040', '#508040', 'deuteranopia')).toBeLessThan(apart / 2);
});

describe.each([
  ['light', light, seriesLight],
  ['dark', dark, seriesDark],
])('in the %s theme', (_name, theme, colors) => {
  describe.each(kinds)('with %s', (kind) => {
    it.each(pairs)('%s and %s stay apart', (one, other) => {
      expect(seenDistance(colors[one], colors[other], kind)).toBeGreaterThanOrEqual(0.1);
    });
  });

  it.each(tones)('%s is seen on its sheet, muted too', (tone) => {
    expect(contrastRatio(colors[tone], theme.surface)).toBeGreaterThanOrEqual(3);
    expect(
      contrastRatio(laidOver(colors[tone], theme.surface, mutedShare), theme.surface),
    ).toBeGreaterThanOrEqual(3);
  });
});
