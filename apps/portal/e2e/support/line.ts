import type { Page } from '@playwright/test';

/**
 * What the browser tells of its line, from the next page on. A browser measures it, and beside a busy machine every line
 * looks poor: the portal would then keep nothing ahead, and a flow would wait for it in vain.
 */
export async function simulateConnection(
  page: Page,
  line: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  }, line);
}
