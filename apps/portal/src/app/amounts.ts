import { hideAmounts } from '@portal/ui/text/format/hiddenAmounts';
import { deviceStore, readKey, writeKey } from '../session/owned/store';

/** Hides amounts where the member chose so on this device: before anything is drawn, so that none flashes by. */
export const readAmounts = (): void => hideAmounts(readKey(deviceStore(), 'amounts') === 'hidden');

/** Hides or shows amounts. Where storage is blocked, the choice lasts as long as the page. */
export function chooseAmounts(hidden: boolean): void {
  hideAmounts(hidden);
  writeKey(deviceStore(), 'amounts', hidden ? 'hidden' : null);
}
