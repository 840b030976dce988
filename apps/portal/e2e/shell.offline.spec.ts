import type { Page } from '@playwright/test';
import { atSignIn, heading, keptBy, onDashboard, openAs, press, signIn, logOut } from './support/page';
import { shapedTest } from './support/shapedTest';
import { expect, test } from './support/test';
import { simulateConnection } from './support/network';
import { cached, waitForOffline } from './support/worker';

test.use({ serviceWorkers: 'allow' });

const lastKnown = (page: Page) => page.getByText(/^Last updated \d\d-\d\d-\d{4} \d\d:\d\d$/);

/**
 * Switches the network off or on, and sets `navigator.onLine` too. Not every Chromium reports a page that was loaded
 * offline as offline.
 */
async function setOnline(page: Page, online: boolean): Promise<void> {
  await page.context().setOffline(!online);
  await page.evaluate((isOnline) => {
    if (isOnline) window.localStorage.removeItem('test-offline');
    else window.localStorage.setItem('test-offline', 'yes');
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }, online);
}

const tellOffline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', {
      get: () => window.localStorage.getItem('test-offline') === null,
    }),
  );

// Proves: offlineBarMessages.offline
test('without a network: the frame, the last known lists, and nothing that moves money (D117, ADR 22)', async ({
  page,
  sandbox,
}) => {
  await tellOffline(page);
  await signIn(page, sandbox, 'leader', '/user/transactions');
  await expect(heading(page, 'Transactions')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('$');
  const shown = await rows.allInnerTexts();
  await expect(lastKnown(page)).toHaveCount(0);
  await waitForOffline(page);
  const files = await cached(page);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => path !== '/' && !path.startsWith('/static/js/'))).toEqual([]);

  await setOnline(page, false);
  await page.reload();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(lastKnown(page)).toBeVisible();
  expect(await rows.allInnerTexts()).toEqual(shown);
  // A screen that was never opened has its code, but can send no money.
  await page.getByRole('main').getByRole('link', { name: 'Transfer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Click for transfer' })).toBeDisabled();

  await setOnline(page, true);
  await expect(page.getByRole('button', { name: 'Click for transfer' })).toBeEnabled();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions' }).click();
  await expect(rows.nth(1)).toBeVisible();
  await expect(lastKnown(page)).toHaveCount(0);

  await logOut(page, 'leader');
  expect(await keptBy(page)).not.toContain('known_lists');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect((await cached(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  await setOnline(page, false);
  await page.reload();
  await atSignIn(page);
  expect(await page.locator('body').innerText()).not.toContain(shown[1] ?? '');
});

test('who has seen the sign-in opens it without a network (D117, ADR 22)', async ({ page }) => {
  await tellOffline(page);
  await page.goto('/login');
  await waitForOffline(page);
  // Offline, Firefox cancels a navigation whose preload fails.
  const preload = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState());
  expect(await preload()).toMatchObject({ enabled: false });
  // Only the worker's cache is left, as in a browser that is short of space.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await setOnline(page, false);
  await page.reload();
  await atSignIn(page);
  await expect(page.locator('[data-first], #frame')).toHaveCount(0);
});

test('where the operator wants nothing kept, what an earlier visit kept goes (D117, ADR 22)', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'pinuser');
  await onDashboard(page);
  await waitForOffline(page);
  expect((await cached(page)).length).toBeGreaterThan(50);
  await page.route('**/config.json', (route) => route.fulfill({ json: { offline: false } }));
  // Required requests are sent on any connection.
  await simulateConnection(page, { effectiveType: '2g', saveData: true });
  const workers = () =>
    page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
  // Changed settings reload the page, even during a dialog. A touched page keeps its settings until the next visit, and
  // the browser counts our test's actions as touches, so it does nothing in between.
  await page.reload({ waitUntil: 'commit' });
  await page.waitForEvent('framenavigated');
  await expect(async () => expect([await workers(), await cached(page)]).toEqual([0, []])).toPass();
});

test('a script that another app planted in a cache is never run (T42)', async ({ page }) => {
  await page.goto('/login');
  await waitForOffline(page);
  const planted = await page.evaluate(async () => {
    const names = await window.caches.keys();
    const own = await Promise.all(names.map((name) => window.caches.open(name)));
    const paths = (await Promise.all(own.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.endsWith('.js'));
    const type = { headers: { 'content-type': 'text/javascript' } };
    for (const cache of [...own, await window.caches.open('another-app')])
      for (const path of paths) await cache.put(path, new Response('window.planted = true;', type));
    return paths.length;
  });
  expect(planted).toBeGreaterThan(50);
  await page.reload();
  await atSignIn(page);
  // A chunk that is only loaded now.
  await press(page, 'Forgot Password');
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

shapedTest(
  'a failing or stalled page of the server does not replace the kept portal (D117, D156)',
  async ({ page, connection, newMember }) => {
    const member = await newMember();
    await openAs(page, member, '/user/dashboard');
    await onDashboard(page);
    await waitForOffline(page);
    const isPage = (path: string) => path.startsWith('/user/');
    for (const status of [500, 502, 503, 504]) {
      connection.shape = (path) =>
        isPage(path) ? { instead: { status, body: '<h1>Service unavailable</h1>' } } : undefined;
      await page.goto('/user/dashboard');
      await onDashboard(page);
    }
    connection.shape = (path) => (isPage(path) ? { stalls: true } : undefined);
    await page.goto('/user/dashboard', { timeout: 15_000 });
    await onDashboard(page);
    // A refusal is the server's own word.
    connection.shape = (path) =>
      isPage(path) ? { instead: { status: 403, body: '<h1>Not from here</h1>' } } : undefined;
    await page.goto('/user/dashboard');
    await expect(page.getByRole('heading', { name: 'Not from here' })).toBeVisible();
  },
);
