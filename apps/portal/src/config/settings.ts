import { pendingLoginLink } from '../session/loginLink';
import { ownEnv, type Env } from '../shared/wire/env';
import { chosenLanguage } from './language';
import { forgetSettings, keepSettings, keptSettings } from './keptSettings';

/** What the server says now. */
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

/**
 * Puts settings in force: brand, words and the member's language. A portal with settings of its own, or in another
 * language, pays for reading them; no other does. `known`: this very text was found right before.
 */
async function inForce(text: string, known: boolean): Promise<Env> {
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
 * Compares the settings that opened the page with those of the server. Others are taken by the page that opens next:
 * at once while nobody has touched this one, else at the member's next visit. A server that does not answer changes
 * nothing.
 */
async function renewSettings(last: string): Promise<void> {
  const text = await askedSettings().catch(() => last);
  if (text === last) return;
  forgetSettings();
  // A browser that doesn't tell has been touched, as far as anybody knows.
  const { userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === false) window.location.reload();
}

/**
 * The operator's settings, in force: everything else of the portal is loaded after this. Those of the last visit open
 * the page at once (ADR 26). An operator's sign-in link is good for one page, so that page waits for the server's.
 */
export async function readSettings(): Promise<Env> {
  const last = keptSettings();
  if (last === null || pendingLoginLink() !== null) return freshSettings();
  try {
    const env = await inForce(last, true);
    void renewSettings(last);
    return env;
  } catch {
    // An earlier release found them right, and this one does not.
    return freshSettings();
  }
}
