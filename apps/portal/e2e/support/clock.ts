import type { Page } from '@playwright/test';

/**
 * Takes over the clock of an open page. Playwright's own clock ignores the clearing of timers that are older than it, so
 * a poll would outlive its screen.
 */
export async function installClock(page: Page): Promise<void> {
  const native = await page.evaluateHandle(() => ({ clearInterval, clearTimeout }));
  await page.clock.install();
  await native.evaluate((older) => {
    for (const name of ['clearInterval', 'clearTimeout'] as const) {
      const newer = window[name];
      window[name] = (id) => {
        older[name].call(window, id);
        newer(id);
      };
    }
  });
  await native.dispose();
}
