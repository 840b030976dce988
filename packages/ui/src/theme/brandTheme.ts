import { contrastRatio } from './contrast';
import { graphicPairs, textPairs } from './contrastPairs';
import { dark } from './dark';
import { light, type ThemeColors } from './light';

/** A brand's token values for each mode. A token without a value keeps ours. */
export interface BrandTheme {
  light?: Partial<ThemeColors>;
  dark?: Partial<ThemeColors>;
}

const properties = (colors: Partial<ThemeColors> = {}) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The rules of a brand: they win over our themes, and print is light. */
export const brandRules = ({ light: day, dark: night }: BrandTheme): string =>
  [
    `:root,[data-theme='light']{${properties(day)}}`,
    `@media (prefers-color-scheme: dark){:root:not([data-theme]){${properties(night)}}}`,
    `[data-theme='dark']{${properties(night)}}`,
    `@media print{:root:root,[data-theme]:root{${properties(day)}}}`,
  ].join('\n');

/** A pair of colours that is hard to tell apart, with its contrast and the least that it needs (WCAG 1.4.3, 1.4.11). */
export interface LowContrast {
  mode: 'light' | 'dark';
  front: string;
  ground: string;
  ratio: number;
  least: number;
}

/** The pairs of a brand's theme with too little contrast. Colours are `#rrggbb`. */
export function findLowContrast(theme: BrandTheme): LowContrast[] {
  const modes = { light: { ...light, ...theme.light }, dark: { ...dark, ...theme.dark } };
  const wanted = [
    ...textPairs.map((pair) => [4.5, pair] as const),
    ...graphicPairs.map((pair) => [3, pair] as const),
  ];
  return (['light', 'dark'] as const).flatMap((mode) =>
    wanted.flatMap(([least, [front, grounds]]) =>
      grounds
        .map((ground) => ({
          mode,
          front,
          ground,
          least,
          ratio: contrastRatio(modes[mode][front], modes[mode][ground]),
        }))
        .filter(({ ratio }) => ratio < least),
    ),
  );
}
