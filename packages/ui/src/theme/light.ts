import type { ColorName } from '../tokens/color';
import { palette as p } from '../tokens/palette';

/** Every theme has a value for each semantic colour. */
export type ThemeColors = Readonly<Record<ColorName, string>>;

/**
 * The light theme. colorNotes.ts has each colour's purpose; contrastPairs.ts lists every pair of text and
 * background in use, kept at 4.5:1 (3:1 for borders).
 */
export const light: ThemeColors = {
  canvas: p.paper,
  surface: p.white,
  sunken: p.paperSunken,
  overlay: 'rgb(22 24 29 / .42)',
  line: p.paperLine,
  lineStrong: p.paperLineStrong,
  ink: p.ink900,
  inkMuted: p.ink700,
  inkFaint: p.ink600,
  inkHalf: p.ink400,
  accent: p.ultramarine600,
  accentHover: p.ultramarine700,
  accentSoft: p.ultramarine50,
  onAccent: p.white,
  accentInk: p.ultramarine650,
  good: p.green700,
  goodSoft: p.green100,
  bad: p.red700,
  badSoft: p.red100,
  warn: p.amber700,
  warnSoft: p.amber100,
  legLeft: p.ultramarine600,
  legRight: p.amber600,
  onLeg: p.white,
  artGround: p.ultramarine950,
  artRoot: p.white,
  artLeft: p.ultramarine350,
  artRight: p.amber350,
  shadowCard: '0 1px 0 rgb(22 24 29 / .03)',
  shadowRaised: '0 12px 32px -8px rgb(22 24 29 / .18), 0 2px 6px rgb(22 24 29 / .06)',
};
