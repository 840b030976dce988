import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../../apps/portal/e2e/support/browser.mjs';

/**
 * The browser reaches only this machine, and draws a page as a whole: where it draws only a part again, the edges of
 * round corners come out a shade different.
 */
export const localOnly = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-partial-raster',
];

/** Opens a Chromium that reaches only this machine. */
export async function openBrowser() {
  const executablePath = await ensureChromium();
  return chromium.launch({ executablePath, args: [...chromiumArgs, ...localOnly] });
}
