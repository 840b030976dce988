import { deviceStore, readKey, writeKey } from '@portal/portal-core/session/owned/store';

/** Whether single-key shortcuts are on (default) on this device (WCAG 2.1.4). */
export const readShortcuts = (): boolean => readKey(deviceStore(), 'shortcuts') !== 'off';

/** Stores the member's choice. If storage is blocked, it lasts until the page closes. */
export function chooseShortcuts(on: boolean): void {
  writeKey(deviceStore(), 'shortcuts', on ? null : 'off');
}
