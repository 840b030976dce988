import type { ThemeChoice } from '@portal/ui/shell';
import { deviceStore, writeKey } from '@portal/portal-core/session/owned/store';

/** The member's choice on this device, or the operator's theme, which is light by default (D115). */
export function readTheme(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/**
 * Applies a theme and stores it for firstPaint/begin.js. If storage is blocked, the choice lasts until the page closes.
 */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writeKey(deviceStore(), 'theme', theme);
}
