import { brandRules } from './brandTheme';
import { contrastRatio } from './contrast';
import { dark } from './dark';
import { light, type ThemeColors } from './light';

type Accents = Pick<ThemeColors, 'accent' | 'accentHover' | 'accentSoft' | 'accentInk' | 'onAccent'>;

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A mix of two `#rrggbb` colours, with a share (0 to 1) of the second. */
function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const parts = channels(from).map((part, at) => Math.round(part + ((other[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const steps = Array.from({ length: 51 }, (_none, at) => at / 50);

/**
 * The colour nearest to `wanted`, towards `end`, with a contrast of at least `least` on each background;
 * `end` if there is none.
 */
function readable(wanted: string, end: string, grounds: readonly string[], least: number): string {
  const fits = (one: string) => grounds.every((ground) => contrastRatio(one, ground) >= least);
  return steps.map((share) => mix(wanted, end, share)).find(fits) ?? end;
}

function accentsOn(theme: ThemeColors, wanted: string, end: string, far: string): Accents {
  const sheets = [theme.canvas, theme.surface, theme.sunken];
  const accentSoft = mix(theme.surface, wanted, 0.1);
  // A button has white text. It must contrast with its background, and so must the text on it.
  const whiteOn = readable(wanted, '#000000', [theme.onAccent], 4.5);
  const accent = readable(whiteOn, end, sheets, 3);
  const onAccent = contrastRatio(accent, theme.onAccent) >= 4.5 ? theme.onAccent : '#000000';
  const away = onAccent === '#000000' ? '#ffffff' : '#000000';
  return {
    accent,
    accentHover: mix(accent, away, 0.14),
    accentSoft,
    accentInk: readable(wanted, far, [...sheets, accentSoft], 4.5),
    onAccent,
  };
}

/**
 * The colours of an operator's accent (`#rrggbb`) in both themes. An accent with too little contrast is
 * replaced with the nearest readable one.
 */
export const toAccents = (wanted: string): { light: Accents; dark: Accents } => ({
  light: accentsOn(light, wanted.toLowerCase(), '#000000', '#000000'),
  dark: accentsOn(dark, wanted.toLowerCase(), '#ffffff', '#ffffff'),
});

/** The rules that replace our accent with an operator's. */
export const accentRules = (wanted: string): string => brandRules(toAccents(wanted));
