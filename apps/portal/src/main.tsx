// First the style nonce and the default policy, then the removal of the operator's link from the address (T5, T6).
import '@portal/portal-core/browser/contentPolicy';
import '@portal/portal-core/session/loginLink';

import { chosenLanguage } from './config/language';
import { readSettings } from './config/settings';
import { guardTranslation } from '@portal/portal-core/browser/guardTranslation';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Whether the browser has all polyfilled methods. Few lack them, so the polyfills are a separate chunk. */
const hasAll = 'canParse' in URL && 'any' in AbortSignal && 'toReversed' in Array.prototype;

guardTranslation(globalThis);

/**
 * Loads both in parallel but applies the settings first, because texts are created when their modules load (ADR 26).
 * There is no top-level await, because later chunks import this module.
 */
async function open(container: HTMLElement): Promise<void> {
  globalThis.beginLoading?.();
  if (!hasAll) (await import('./app/browser/standIns')).addStandIns();
  const env = await readSettings();
  const { start } = await import('./app/start');
  await start(container, env);
}

/** Only wrong settings show a developer's error. After any other failure a member can reload. */
const showFailure = async (container: HTMLElement, error: unknown): Promise<void> =>
  (await import('./config/sayFaults')).sayFaults(container, error);

// Unsupported browsers keep the page's own notice (firstPaint/plainNotice.js).
if (!globalThis.isTooOld)
  open(root).catch((error: unknown) => {
    showFailure(root, error).catch(() =>
      globalThis.showLoadFailure?.(chosenLanguage() ?? document.documentElement.lang),
    );
    throw error;
  });
