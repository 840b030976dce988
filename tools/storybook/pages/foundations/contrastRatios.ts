import { contrastRatio } from '../../../../packages/ui/src/theme/contrast';
import { graphicPairs, textPairs } from '../../../../packages/ui/src/theme/contrastPairs';
import { dark } from '../../../../packages/ui/src/theme/dark';
import { light, type ThemeColors } from '../../../../packages/ui/src/theme/light';

type ColorName = keyof ThemeColors;
export type ThemeName = 'light' | 'dark';

/** A colour on a background that screens use, with its contrast. */
export interface MeantPair {
  front: ColorName;
  ground: ColorName;
  use: 'text' | 'mark';
  ratio: number;
  /** The minimum contrast for its use. */
  least: number;
  passes: boolean;
}

const themes: Record<ThemeName, ThemeColors> = { light, dark };
const leastContrast = { text: 4.5, mark: 3 } as const;
const lists = [
  ['text', textPairs],
  ['mark', graphicPairs],
] as const;

/** Contrast of two named colours of a theme, 1 to 21. */
const measureContrast = (theme: ThemeName, front: ColorName, ground: ColorName) =>
  contrastRatio(themes[theme][front], themes[theme][ground]);

/** Returns every pair that screens use, with its contrast in a theme. */
export function meantPairs(theme: ThemeName): MeantPair[] {
  return lists.flatMap(([use, pairs]) =>
    pairs.flatMap(([front, grounds]) =>
      grounds.map((ground) => {
        const ratio = measureContrast(theme, front, ground);
        return { front, ground, use, ratio, least: leastContrast[use], passes: ratio >= leastContrast[use] };
      }),
    ),
  );
}

/** Truncated, not rounded: 4.49 must not read as 4.5. */
export const written = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
