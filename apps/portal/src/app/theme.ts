import type { ThemeChoice } from '@portal/ui/shell';

// Shared with /theme.js, which sets it before the first paint.
const key = 'theme';

/** The member's own choice, kept on this device; without one the system decides. */
export function readTheme(): ThemeChoice {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme and keeps the choice where storage allows. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, theme);
  } catch {
    // Blocked: the choice lasts as long as the page.
  }
}
