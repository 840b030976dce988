import { ownEnv, type Env } from '../shared/wire/env';
import { chosenLanguage } from './language';

// firstPaint/begin.js shares this key: it knows by it what the page looks like before anything has come.
const key = 'config';

const kept = (): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** What the server says now, or what it said last where there is no network. */
async function configText(): Promise<string> {
  try {
    return (await globalThis.begunConfig) ?? '{}';
  } catch (error) {
    const last = kept();
    if (last !== null) return last;
    throw new Error(
      `The portal's settings (${import.meta.env.BASE_URL}config.json) could not be read: ${String(error)}`,
      {
        cause: error,
      },
    );
  }
}

/**
 * The operator's settings, with their brand, words and the member's language in force: everything else of the portal is
 * loaded after this. A portal with settings of its own, or in another language, pays for reading them; no other does.
 */
export async function readSettings(): Promise<Env> {
  const text = (await configText()).trim();
  const language = chosenLanguage();
  const env =
    text === '{}' && (language ?? 'en') === 'en'
      ? ownEnv
      : await (await import('./configure')).configure(text, language, kept() === text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Storage is blocked, so it is read anew each time.
  }
  return env;
}
