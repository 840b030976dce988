import { deviceStore, readKey, writeKey } from '@portal/portal-core/session/owned/store';

// firstPaint/begin.js reads it too, for the page's look before the scripts load.

/** The valid settings of the last visit; null without any. */
export const keptSettings = (): string | null => readKey(deviceStore(), 'config', Infinity);

/** Stores valid settings. If storage is blocked, each page fetches them. */
export function keepSettings(text: string): void {
  writeKey(deviceStore(), 'config', text);
}

/** Makes the next page fetch them. */
export function forgetSettings(): void {
  writeKey(deviceStore(), 'config', null);
}
