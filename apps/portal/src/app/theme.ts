import type { ThemeChoice } from '@portal/ui/shell';

// firstPaint/begin.js shares this key: it sets the theme before the first paint.
const key = 'theme';

/** The member's own choice, kept on this device; without one it is the operator's, which is light (D115). */
export function readTheme(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme and keeps the choice where storage allows. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    window.localStorage.setItem(key, theme);
  } catch {
    // Storage is blocked, so the choice lasts as long as the page.
  }
}
