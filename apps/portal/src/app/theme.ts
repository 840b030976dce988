import type { ThemeChoice } from '@portal/ui/shell';
import { deviceStore, writeKey } from '../session/owned/store';

/** The member's own choice, kept on this device; without one it is the operator's, which is light (D115). */
export function readTheme(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/**
 * Shows a theme and keeps the choice where storage allows: firstPaint/begin.js reads it before the first paint. Where
 * storage is blocked, the choice lasts as long as the page.
 */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writeKey(deviceStore(), 'theme', theme);
}
