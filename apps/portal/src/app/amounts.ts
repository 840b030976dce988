import { hideAmounts } from '@portal/ui/text/format/hiddenAmounts';
import { deviceStore, readKey, writeKey } from '@portal/portal-core/session/owned/store';

/** Hides amounts if the member chose so on this device. It runs before the first render, so no amount flashes. */
export const readAmounts = (): void => hideAmounts(readKey(deviceStore(), 'amounts') === 'hidden');

/** Hides or shows amounts. If storage is blocked, the choice lasts until the page closes. */
export function chooseAmounts(hidden: boolean): void {
  hideAmounts(hidden);
  writeKey(deviceStore(), 'amounts', hidden ? 'hidden' : null);
}
