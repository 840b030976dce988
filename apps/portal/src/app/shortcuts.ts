const key = 'shortcuts';

/** Whether single-key shortcuts work on this device (WCAG 2.1.4); they do until the member says no. */
export function readShortcuts(): boolean {
  try {
    return window.localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the member's word where storage allows. */
export function chooseShortcuts(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, 'off');
  } catch {
    // Blocked: the choice lasts as long as the page.
  }
}
