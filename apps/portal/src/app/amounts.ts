import { hideAmounts } from '@portal/ui/text/format/hiddenAmounts';

const key = 'amounts';

/** Hides amounts where the member chose so on this device: before anything is drawn, so that none flashes by. */
export function readAmounts(): void {
  try {
    hideAmounts(window.localStorage.getItem(key) === 'hidden');
  } catch {
    // Storage is blocked, so amounts are shown as ever.
  }
}

/** Hides or shows amounts, and keeps the choice where storage allows. */
export function chooseAmounts(hidden: boolean): void {
  hideAmounts(hidden);
  try {
    if (hidden) window.localStorage.setItem(key, 'hidden');
    else window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so the choice lasts as long as the page.
  }
}
