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

/** The rules of a brand that win over our themes from any place in the head. Print is light. */
export const brandRules = ({ light: day, dark: night }: BrandTheme): string =>
  [
    `:root,[data-theme='light']{${properties(day)}}`,
    `@media (prefers-color-scheme: dark){:root:not([data-theme]){${properties(night)}}}`,
    `[data-theme='dark']{${properties(night)}}`,
    `@media print{:root:root,[data-theme]:root{${properties(day)}}}`,
  ].join('\n');

/**
 * The rules of a brand below our themes, for the page or for the parts that `scope` selects. They weigh nothing, so an
 * app's own `:root { --accent: … }` wins in any order.
 */
export function themeRules({ light: day, dark: night }: BrandTheme, scope?: string): string {
  const [light, system, dark] =
    scope === undefined
      ? [`:root,[data-theme='light']`, ':root:not([data-theme])', `[data-theme='dark']`]
      : [
          scope,
          `:root:not([data-theme]) ${scope}:not([data-theme])`,
          `[data-theme='dark'] ${scope}:not([data-theme]),${scope}[data-theme='dark']`,
        ];
  return [
    `:where(${light}){${properties(day)}}`,
    `@media screen and (prefers-color-scheme:dark){:where(${system}){${properties(night)}}}`,
    `@media screen{:where(${dark}){${properties(night)}}}`,
  ].join('\n');
}

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

/** Colours that a pair judges are `#rrggbb`. The others are any one value. */
const judged: ReadonlySet<string> = new Set(
  [...textPairs, ...graphicPairs].flatMap(([front, grounds]) => [front, ...grounds]),
);

/** Why a brand can't be used, as sentences. Empty for a good one. */
export function findBrandFaults(theme: BrandTheme): string[] {
  const values = (['light', 'dark'] as const).flatMap((mode) =>
    Object.entries(theme[mode] ?? {}).map(([name, value]) => ({ mode, name, value })),
  );
  const unreadable = values.filter(({ name, value }) =>
    judged.has(name) ? !/^#[\da-f]{6}$/i.test(value) : !/^[^;{}<>\\]+$/.test(value) || !(name in light),
  );
  if (unreadable.length > 0)
    return unreadable.map(({ mode, name, value }) =>
      name in light
        ? `${mode}.${name} is ${value}, and needs ${judged.has(name) ? '#rrggbb' : 'one value'}.`
        : `${mode}.${name} is no token.`,
    );
  return findLowContrast(theme).map(
    ({ mode, front, ground, ratio, least }) =>
      `${mode}.${front} on ${ground} has a contrast of ${Math.round(ratio * 100) / 100}, and needs ${least}.`,
  );
}
