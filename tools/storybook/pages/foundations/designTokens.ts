import { operators } from '../../../../.storybook/operator/operators';
import { toAccents } from '../../../../packages/ui/src/theme/accent';
import { colorNotes } from '../../../../packages/ui/src/theme/colorNotes';
import { dark } from '../../../../packages/ui/src/theme/dark';
import { light, type ThemeColors } from '../../../../packages/ui/src/theme/light';
import * as tokens from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';

interface Token {
  $value: unknown;
  $description?: string;
}

interface TokenGroup {
  $type: string;
  [name: string]: Token | string;
}

const numbersIn = (text: string) => [...text.matchAll(/[\d.]+%?/g)].map(([number]) => number);
const toShare = (text: string) => (text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text));

/** Returns a colour of `#rrggbb` or `rgb(r g b / a)` as the format's sRGB parts, each from 0 to 1. */
export function toColorValue(css: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css)?.slice(1);
  const [alpha = '1', parts] = hex
    ? ['1', hex.map((part) => parseInt(part, 16))]
    : [numbersIn(css)[3], numbersIn(css).slice(0, 3).map(Number)];
  const components = parts.map((part) => Number((part / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: toShare(alpha) };
}

const isShadow = (name: string) => name.startsWith('shadow');

/** Returns a theme's colours. Its shadows are CSS, which the format has no single value for. */
const toColors = (colors: Partial<ThemeColors>): TokenGroup => ({
  $type: 'color',
  ...Object.fromEntries(
    Object.entries(colors)
      .filter(([name]) => !isShadow(name))
      .map(([name, css]) => [
        name,
        { $value: toColorValue(css), $description: colorNotes[name as keyof ThemeColors] },
      ]),
  ),
});

/** Returns a length or duration as the format writes it: `0.5rem` is a value and its unit. */
function toMeasure(text: string) {
  const unit = /[a-z]+$/.exec(text)?.[0] ?? '';
  return { value: parseFloat(text), unit };
}

type Noted = keyof typeof notes & keyof typeof tokens;

function toGroup(name: Noted, $type: string, toValue: (value: string) => unknown): TokenGroup {
  const uses: Readonly<Record<string, string>> = notes[name];
  return {
    $type,
    ...Object.fromEntries(
      Object.entries<string | number>(tokens[name]).map(([key, value]) => [
        // The format keeps the full stop for paths.
        key.replace('.', '_'),
        { $value: toValue(String(value)), ...(uses[key] !== undefined && { $description: uses[key] }) },
      ]),
    ),
  };
}

/** All tokens in the Design Tokens Community Group's format, for Figma and other tools. */
export const toDesignTokens = () => ({
  color: { light: toColors(light), dark: toColors(dark) },
  brand: Object.fromEntries(
    Object.entries(operators).map(([brand, { accent }]) => {
      const accents = toAccents(accent);
      return [brand, { light: toColors(accents.light), dark: toColors(accents.dark) }];
    }),
  ),
  breakpoint: toGroup('breakpoint', 'number', Number),
  layer: toGroup('layer', 'number', Number),
  ...Object.fromEntries(
    (['space', 'control', 'frame', 'icon', 'radius', 'border', 'fontSize'] as const).map((name) => [
      name,
      toGroup(name, 'dimension', toMeasure),
    ]),
  ),
  fontWeight: toGroup('fontWeight', 'fontWeight', Number),
  fontFamily: toGroup('fontFamily', 'fontFamily', (value) =>
    value.split(/, */).map((one) => one.replaceAll('"', '')),
  ),
  duration: toGroup('duration', 'duration', toMeasure),
  easing: toGroup('easing', 'cubicBezier', (value) => numbersIn(value).map(Number)),
});
