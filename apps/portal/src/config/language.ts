import { deviceStore, readKey, writeKey } from '../session/owned/store';

/** The language that the member chose on this device; undefined where it is the operator's. */
export const chosenLanguage = (): string | undefined => readKey(deviceStore(), 'language') ?? undefined;

/**
 * Keeps the choice and loads the page anew in it: the texts are made once, when their parts come. Where storage is
 * blocked, there is nothing to come back to.
 */
export function chooseLanguage(language: string): void {
  if (writeKey(deviceStore(), 'language', language)) window.location.reload();
}
