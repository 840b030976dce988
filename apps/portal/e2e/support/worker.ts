import type { Page } from '@playwright/test';

/** The page is open, at rest, and all of the portal is kept. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((controlled) => {
      if (navigator.serviceWorker.controller) controlled();
      else navigator.serviceWorker.addEventListener('controllerchange', () => controlled(), { once: true });
    });
    await navigator.serviceWorker.ready;
  });
}

/** The addresses of all that any cache holds. */
export const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
