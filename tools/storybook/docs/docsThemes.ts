import { create } from 'storybook/theming/create';
import { dark } from '../../../packages/ui/src/theme/dark';
import { light, type ThemeColors } from '../../../packages/ui/src/theme/light';
import { fontFamily } from '../../../packages/ui/src/tokens';

const createDocsTheme = (base: 'light' | 'dark', colors: ThemeColors) =>
  create({
    base,
    fontBase: fontFamily.text,
    fontCode: fontFamily.mono,
    colorPrimary: colors.accent,
    colorSecondary: colors.accentInk,
    appBg: colors.canvas,
    appContentBg: colors.surface,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.line,
    textColor: colors.ink,
    textMutedColor: colors.inkMuted,
  });

/** Storybook's own parts of a page, such as the props table, in the portal's colours. */
export const docsThemes = { light: createDocsTheme('light', light), dark: createDocsTheme('dark', dark) };
