import { deviceStore, readKey, writeKey } from '@portal/portal-core/session/owned/store';

/** The member's language on this device; undefined for the operator's. */
export const chosenLanguage = (): string | undefined => readKey(deviceStore(), 'language') ?? undefined;

/**
 * Stores the choice and reloads the page, because texts are created once, when their modules load. If storage is
 * blocked, a reload has no effect.
 */
export function chooseLanguage(language: string): void {
  if (writeKey(deviceStore(), 'language', language)) window.location.reload();
}
