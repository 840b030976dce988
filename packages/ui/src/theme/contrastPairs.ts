import type { ThemeColors } from './light';

type ColorName = keyof ThemeColors;

/** A colour and its backgrounds. A component with a new pair adds it here. */
export type ContrastPair = readonly [front: ColorName, grounds: readonly ColorName[]];

const sheets = ['canvas', 'surface', 'sunken'] as const;

/** Text and its backgrounds: at least 4.5:1 in both themes. */
export const textPairs: readonly ContrastPair[] = [
  ['ink', [...sheets, 'accentSoft']],
  ['inkMuted', [...sheets, 'accentSoft']],
  ['inkFaint', [...sheets, 'accentSoft']],
  ['accentInk', [...sheets, 'accentSoft']],
  ['onAccent', ['accent', 'accentHover']],
  ['good', [...sheets, 'goodSoft']],
  ['bad', [...sheets, 'badSoft']],
  ['warn', [...sheets, 'warnSoft']],
  ['onLeg', ['legLeft', 'legRight']],
  // The current page number and tooltips swap surface and ink.
  ['canvas', ['ink']],
  ['artRoot', ['artGround']],
];

/** Borders of controls, focus rings, meaningful symbols: at least 3:1 in both themes. */
export const graphicPairs: readonly ContrastPair[] = [
  ['lineStrong', ['canvas', 'surface']],
  ['accentInk', [...sheets, 'accentSoft']],
  ['accent', ['canvas', 'surface', 'sunken']],
  ['bad', ['canvas', 'surface']],
  ['good', sheets],
  ['legLeft', sheets],
  ['legRight', sheets],
  ['artLeft', ['artGround']],
  ['artRight', ['artGround']],
];
