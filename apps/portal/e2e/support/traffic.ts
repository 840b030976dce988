import type { Page, Request, Route } from '@playwright/test';

/** Counts the calls of a path that the page sends. */
export function countCalls(page: Page, path: string | RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (typeof path === 'string' ? pathname === `/api${path}` : path.test(pathname)) calls += 1;
  });
  return () => calls;
}

/** Records the queries of a list's calls as they are sent. */
export function watchQueries(page: Page, path: string): string[] {
  const queries: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === path) queries.push(url.search);
  });
  return queries;
}

/** The requests of a write and their responses. */
export interface WriteWatch {
  /** The idempotency key of each request. */
  keys: (string | undefined)[];
  /** True drops the responses after the requests arrive; false restores them. */
  lose: (lost: boolean) => void;
}

/** Watches the POSTs of a path and forwards its reads. */
export async function watchWrites(page: Page, path: string): Promise<WriteWatch> {
  const keys: WriteWatch['keys'] = [];
  let isLost = false;
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return { keys, lose: (lost) => (isLost = lost) };
}

/** Declares that the back end supports keys, for an operator whose responses can't show it (D118). */
export async function vouchForKeys(page: Page): Promise<void> {
  await page.route('**/config.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ idempotency: true }) }),
  );
}

/** Holds requests back until the returned function is called. */
export async function holdCalls(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route: Route) => {
    await held;
    await route.continue();
  });
  return release;
}
