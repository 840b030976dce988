// First: the style nonce and the default policy, then the operator's link out of the address (T5, T6).
import './shared/browser/contentPolicy';
import './session/loginLink';

import { chosenLanguage } from './config/language';
import { readSettings } from './config/settings';
import { guardTranslation } from './shared/browser/guardTranslation';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Whether the browser has all that the stand-ins stand in for: few are so old, and no other loads them. */
const hasAll = 'canParse' in URL && 'any' in AbortSignal && 'toReversed' in Array.prototype;

guardTranslation(globalThis);

/**
 * The settings are in force before anything else of the portal runs, because its texts are made as their parts come
 * (ADR 26). Nothing waits for the other: the page asks for both at once. (Nothing is awaited at the top, since later
 * chunks import this one.)
 */
async function open(container: HTMLElement): Promise<void> {
  globalThis.beginLoading?.();
  if (!hasAll) (await import('./shared/browser/standIns')).addStandIns();
  const env = await readSettings();
  const { start } = await import('./app/start');
  await start(container, env);
}

/** Only settings that are wrong are shown in a developer's words. Whatever else fails, a member can reload. */
const showFailure = async (container: HTMLElement, error: unknown): Promise<void> =>
  (await import('./config/sayFaults')).sayFaults(container, error);

// Browsers below the floor keep the page's own sentence (firstPaint/plainNotice.js).
if (!globalThis.isTooOld)
  open(root).catch((error: unknown) => {
    showFailure(root, error).catch(() =>
      globalThis.showLoadFailure?.(chosenLanguage() ?? document.documentElement.lang),
    );
    throw error;
  });
