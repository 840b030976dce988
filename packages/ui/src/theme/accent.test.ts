import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentRules, toAccents } from './accent';
import { contrastRatio } from './contrast';
import { dark } from './dark';
import { light } from './light';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);

describe("an operator's accent", () => {
  it('stays as it is where it can be read', () => {
    expect(toAccents('#1B35A8').light.accent).toBe('#1b35a8');
  });

  it.each(['#ffee00', '#ffffff', '#000000', '#7d94ff'])(
    '%s is repaired where it isn’t readable [D116]',
    (color) => {
      const { light: day, dark: night } = toAccents(color);
      expect(contrastRatio(day.accent, day.onAccent)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(night.accent, night.onAccent)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('can be read in both themes, in any colour [D116]', () => {
    fc.assert(
      fc.property(colors, (color) => {
        for (const [theme, accents] of [
          [light, toAccents(color).light],
          [dark, toAccents(color).dark],
        ] as const) {
          const sheets = [theme.canvas, theme.surface, theme.sunken];
          for (const ground of [...sheets, accents.accentSoft])
            expect(contrastRatio(accents.accentInk, ground)).toBeGreaterThanOrEqual(4.5);
          for (const text of [theme.ink, theme.inkMuted])
            expect(contrastRatio(text, accents.accentSoft)).toBeGreaterThanOrEqual(4.5);
          for (const ground of sheets)
            expect(contrastRatio(accents.accent, ground)).toBeGreaterThanOrEqual(3);
          for (const ground of [accents.accent, accents.accentHover])
            expect(contrastRatio(accents.onAccent, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('replaces ours in every theme and in print', () => {
    expect(accentRules('#ffee00').match(/--accent:/g)).toHaveLength(4);
  });
});
