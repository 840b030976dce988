import { deviceStore, readKey, writeKey } from '../../session/owned/store';

/** Whether single-key shortcuts work on this device (WCAG 2.1.4). They do until the member turns them off. */
export const readShortcuts = (): boolean => readKey(deviceStore(), 'shortcuts') !== 'off';

/** Keeps the member's choice. Where storage is blocked, it lasts as long as the page. */
export function chooseShortcuts(on: boolean): void {
  writeKey(deviceStore(), 'shortcuts', on ? null : 'off');
}
