import { pendingLoginLink } from '@portal/portal-core/session/loginLink';
import { ownEnv, type Env } from '@portal/portal-core/fromApi/env';
import { deviceStore, readKey, writeKey } from '@portal/portal-core/session/owned/store';
import { chosenLanguage } from './language';

// firstPaint/begin.js reads it too, for the page's look before the scripts load.

/** The valid settings of the last visit; null without any. */
const keptSettings = (): string | null => readKey(deviceStore(), 'config', Infinity);

/** Stores valid settings. If storage is blocked, each page fetches them. */
function keepSettings(text: string): void {
  writeKey(deviceStore(), 'config', text);
}

/** Makes the next page fetch them. */
export function forgetSettings(): void {
  writeKey(deviceStore(), 'config', null);
}

/** The server's current settings. */
async function askedSettings(): Promise<string> {
  try {
    return ((await globalThis.begunConfig) ?? '{}').trim();
  } catch (error) {
    throw new Error(
      `The portal's settings (${import.meta.env.BASE_URL}config.json) could not be read: ${String(error)}`,
      { cause: error },
    );
  }
}

/** The settings without what the server can do, which changes nothing of the first paint (D119, firstPaint/begin.js). */
function toLook(text: string): string {
  try {
    return JSON.stringify({ ...(JSON.parse(text) as object), features: 0 });
  } catch {
    return text;
  }
}

/**
 * Applies brand, messages and the member's language, and loads their parser only if needed. `known`: this exact text
 * was valid before.
 */
async function inForce(text: string, known: boolean): Promise<Env> {
  if (toLook(text) !== globalThis.drawnSettings) globalThis.drawnSettings = undefined;
  globalThis.appliedSettings = text;
  const language = chosenLanguage();
  if (text === '{}' && (language ?? 'en') === 'en') return ownEnv;
  return (await import('./configure')).configure(text, language, known);
}

async function freshSettings(): Promise<Env> {
  const text = await askedSettings();
  const env = await inForce(text, keptSettings() === text);
  keepSettings(text);
  return env;
}

/**
 * Compares the page's settings with the server's, and changes nothing without an answer. New ones apply by a reload
 * before the first interaction, or at the next visit.
 */
async function renewSettings(last: string): Promise<void> {
  const text = await askedSettings().catch(() => last);
  if (text === last) return;
  forgetSettings();
  // A browser without this API counts as used.
  const { userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === false) window.location.reload();
}

/**
 * The operator's settings, applied before any other module loads and taken from the last visit (ADR 26). A sign-in link
 * works on one page only, so that page waits for the server's settings.
 */
export async function readSettings(): Promise<Env> {
  const last = keptSettings();
  if (last === null || pendingLoginLink() !== null) return freshSettings();
  try {
    const env = await inForce(last, true);
    void renewSettings(last);
    return env;
  } catch {
    // An earlier release accepted them, but this one does not.
    return freshSettings();
  }
}
