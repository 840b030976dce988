import type { Page } from '@playwright/test';

/**
 * Loses every third of a page's equal calls, beginning with the first, so each step of a flow fails once. Equal calls
 * have the same method and address.
 */
export async function loseEveryThird(page: Page): Promise<void> {
  const counts = new Map<string, number>();
  await page.route('**/api/**', (route, request) => {
    const call = `${request.method()} ${request.url()}`;
    const earlier = counts.get(call) ?? 0;
    counts.set(call, earlier + 1);
    return earlier % 3 === 0 ? route.abort('connectionreset') : route.continue();
  });
}
