import { contrastRatio } from '../../../../packages/ui/src/theme/contrast';
import { graphicPairs, textPairs } from '../../../../packages/ui/src/theme/contrastPairs';
import { dark } from '../../../../packages/ui/src/theme/dark';
import { light } from '../../../../packages/ui/src/theme/light';

const themes = { light, dark };
/** The pairs by their use, with its minimum contrast. */
const uses = [
  { use: 'Text', least: 4.5, pairs: textPairs },
  { use: 'Mark', least: 3, pairs: graphicPairs },
] as const;

/** Returns every pair that screens use, with its contrast in a theme, 1 to 21. */
export const meantPairs = (theme: keyof typeof themes) =>
  uses.flatMap(({ use, least, pairs }) =>
    pairs.flatMap(([front, grounds]) =>
      grounds.map((ground) => {
        const ratio = contrastRatio(themes[theme][front], themes[theme][ground]);
        return { front, ground, use, ratio, least, passes: ratio >= least };
      }),
    ),
  );

/** Truncated, not rounded: 4.49 must not read as 4.5. */
export const written = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
