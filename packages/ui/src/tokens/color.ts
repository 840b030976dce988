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
] as const;

export type ColorName = (typeof names)[number];

type Color = { readonly [K in ColorName]: string };

/**
 * Semantic colours as custom properties: `color.ink` is `var(--ink)`. theme/colorNotes.ts says what each is
 * for. GlobalStyle gives them their values, so that a theme changes without a render.
 */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Color;
