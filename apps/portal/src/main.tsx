// First: the style nonce and the default policy, then the operator's link out of the address (T5, T6).
import './shared/browser/contentPolicy';
import './session/loginLink';

import { readSettings } from './config/settings';
import { guardTranslation } from './shared/browser/guardTranslation';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

guardTranslation(globalThis);

/**
 * The settings are in force before anything else of the portal runs, because its texts are made as their parts come
 * (ADR 26). Nothing waits for the other: the page asks for both at once. (Nothing is awaited at the top, since later
 * chunks import this one.)
 */
async function open(place: HTMLElement): Promise<void> {
  globalThis.beginLoading?.();
  const env = await readSettings();
  const { start } = await import('./app/start');
  await start(place, env);
}

open(root).catch(async (error: unknown) => {
  // What fails before anything can be drawn is said in place of a blank page.
  root.textContent = String(error);
  const { sayFaults } = await import('./config/sayFaults');
  sayFaults(root, error);
  throw error;
});
