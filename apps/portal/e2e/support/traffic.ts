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

/** The queries of the calls to a list, as they go out. */
export function watchQueries(page: Page, path: string): string[] {
  const queries: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === path) queries.push(url.search);
  });
  return queries;
}

/** What becomes of the requests of a write. */
export interface WriteWatch {
  /** The key of each. */
  keys: (string | undefined)[];
  /** From now on they arrive, and their answers are lost; or all is well again. */
  lose: (lost: boolean) => void;
}

/** Watches the POSTs of a path, whose reads go their way. */
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

/** The operator vouches that the back end knows keys, as one does whose answers can't show it (D118). */
export async function vouchForKeys(page: Page): Promise<void> {
  await page.route('**/config.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ idempotency: true }) }),
  );
}

/** Holds the answers of calls back until the returned function is called. */
export async function holdCalls(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route: Route) => {
    await held;
    await route.continue();
  });
  return release;
}
