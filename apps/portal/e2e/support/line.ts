import type { Page } from '@playwright/test';

/**
 * Sets the connection quality that the browser reports from the next page on. A busy machine looks like a slow
 * connection, so the portal wouldn't prefetch and the test would wait in vain.
 */
export async function simulateConnection(
  page: Page,
  line: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  }, line);
}
