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
  'inkHalf',
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
] as const;

export type ColorName = (typeof names)[number];

type Color = { readonly [K in ColorName]: string };

/**
 * Semantic colours as custom properties: `color.ink` is `var(--ink)`. theme/colorNotes.ts has their purposes.
 * GlobalStyle sets their values, so a theme changes without a render.
 */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Color;
