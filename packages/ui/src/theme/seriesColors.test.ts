import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';
import { dark } from './dark';
import { light } from './light';
import { mutedShare, neutralTones, seriesDark, seriesLight, sourceTones, tones } from './seriesColors';

/**
 * Colours as seen without one kind of cone: matrices over linear RGB (Machado, Oliveira and Fernandes, 2009,
 * at full severity). The first is normal vision.
 */
const visions = {
  'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

type Triple = readonly [number, number, number];

const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const times = (matrix: readonly number[], [a, b, c]: Triple): Triple => {
  const row = (at: number) => (matrix[at] ?? 0) * a + (matrix[at + 1] ?? 0) * b + (matrix[at + 2] ?? 0) * c;
  return [row(0), row(3), row(6)];
};

const linear = (hex: string): Triple => {
  const [red = 0, green = 0, blue = 0] = parts(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return [red, green, blue];
};

const clamped = ([a, b, c]: Triple): Triple => {
  const held = (part: number) => Math.min(1, Math.max(0, part));
  return [held(a), held(b), held(c)];
};

/** A colour in Oklab, whose distances are close to perceived ones. */
const oklab = (rgb: Triple): Triple => {
  const [long, middle, short] = times(
    [
      0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
      0.2817188376, 0.6299787005,
    ],
    rgb,
  );
  return times(
    [
      0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371,
      0.7827717662, -0.808675766,
    ],
    [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)],
  );
};

/** The perceived distance of two `#rrggbb` colours, 0 to 1. */
function seenDistance(one: string, other: string, vision: keyof typeof visions): number {
  const [a, b] = [one, other].map((hex) => oklab(clamped(times(visions[vision], linear(hex)))));
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0;
}

/** A colour over another with opacity `share`. */
const laidOver = (hex: string, ground: string, share: number): string => {
  const under = parts(ground);
  const mixed = parts(hex).map((part, at) => Math.round(part * share + (under[at] ?? 0) * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

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
