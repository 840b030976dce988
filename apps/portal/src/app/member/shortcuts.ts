const key = 'shortcuts';

/** Whether single-key shortcuts work on this device (WCAG 2.1.4). They do until the member turns them off. */
export function readShortcuts(): boolean {
  try {
    return window.localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the member's choice where storage allows. */
export function chooseShortcuts(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, 'off');
  } catch {
    // Storage is blocked, so the choice lasts as long as the page.
  }
}
