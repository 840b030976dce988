import type { Page } from '@playwright/test';

/** Waits until the page is idle and the whole portal is cached, with each script that the page has loaded. */
export async function waitForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((controlled) => {
      if (navigator.serviceWorker.controller) controlled();
      else navigator.serviceWorker.addEventListener('controllerchange', () => controlled(), { once: true });
    });
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(areScriptsCached);
}

/** Whether the portal's worker has each script that the page has loaded. Runs in the page. */
export async function areScriptsCached(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/static/js/'));
  const found = await Promise.all(loaded.map(({ name }) => window.caches.match(name)));
  return navigator.serviceWorker.controller !== null && found.every(Boolean);
}

/** Returns the addresses in all caches. */
export const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
