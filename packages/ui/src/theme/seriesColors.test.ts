import { describe, expect, it } from 'vitest';
import { laidOver, seenDistance, visions } from './colorVision.fixtures';
import { contrastRatio } from './contrast';
import { dark } from './dark';
import { light } from './light';
import { mutedShare, neutralTones, seriesDark, seriesLight, sourceTones, tones } from './seriesColors';

const toPairs = <T>(of: readonly T[]) =>
  of.flatMap((one, at) => of.slice(at + 1).map((other) => [one, other] as const));
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
    it.each(toPairs(neutralTones))('%s and %s stay apart', (one, other) => {
      expect(seenDistance(colors[one], colors[other], kind)).toBeGreaterThanOrEqual(0.1);
    });
  });

  it.each(toPairs(sourceTones))('the sources %s and %s stay apart', (one, other) => {
    expect(seenDistance(colors[one], colors[other], 'all cones')).toBeGreaterThanOrEqual(0.08);
  });

  it.each(sourceTones)('%s is neither leg’s hue', (tone) => {
    for (const leg of [theme.legLeft, theme.legRight])
      expect(seenDistance(colors[tone], leg, 'all cones')).toBeGreaterThanOrEqual(0.08);
  });

  it.each(tones)('%s is seen on its sheet, muted too', (tone) => {
    expect(contrastRatio(colors[tone], theme.surface)).toBeGreaterThanOrEqual(3);
    expect(
      contrastRatio(laidOver(colors[tone], theme.surface, mutedShare), theme.surface),
    ).toBeGreaterThanOrEqual(3);
  });
});
