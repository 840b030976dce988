import type { ThemeColors } from '../theme/light';

const names = [
  'canvas',
  'surface',
  'sunken',
  'overlay',
  'line',
  'lineStrong',
  'ink',
  'inkMuted',
  'inkFaint',
  'accent',
  'accentHover',
  'accentSoft',
  'onAccent',
  'accentInk',
  'good',
  'goodSoft',
  'bad',
  'badSoft',
  'warn',
  'warnSoft',
  'legLeft',
  'legRight',
  'onLeg',
  'artGround',
  'artRoot',
  'artLeft',
  'artRight',
  'shadowCard',
  'shadowRaised',
] as const satisfies readonly (keyof ThemeColors)[];

type Color = { readonly [K in keyof ThemeColors]: string };

/**
 * Semantic colours as custom properties: `color.ink` is `var(--ink)`. What each is for stands in
 * theme/colorNotes.ts; GlobalStyle gives them their values, so that a theme changes without a render.
 */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Color;
