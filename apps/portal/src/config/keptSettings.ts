import { deviceStore, readKey, writeKey } from '../session/owned/store';

// firstPaint/begin.js reads it too: it knows by it what the page looks like before anything has come.

/** The operator's settings of the last visit, which were found right; null where there are none. */
export const keptSettings = (): string | null => readKey(deviceStore(), 'config', Infinity);

/** Keeps settings that were found right. Where storage is blocked, they are read anew each time. */
export function keepSettings(text: string): void {
  writeKey(deviceStore(), 'config', text);
}

/** Lets the next page read them anew. */
export function forgetSettings(): void {
  writeKey(deviceStore(), 'config', null);
}
