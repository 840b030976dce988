import type { Page } from '@playwright/test';
import { answer, machineWords, type answers } from './support/answers';
import { signIn, verify } from './support/signIn';
import { expect, test } from './support/test';

const wrong = 'Something Went Wrong Please Try Again....';
const toast = (page: Page, text: string) => page.locator('[data-toaster]').getByText(text, { exact: true });
const balance = (page: Page) => page.getByRole('link', { name: /Receiving Wallet/ });
const itIsUs = (page: Page) => page.getByRole('alertdialog', { name: "It's us, not you" });

/** Every toast that the page shows from now on, in the order of their coming. */
async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const state = window as unknown as { toasts: string[] };
    state.toasts = [];
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const words of document.querySelectorAll(
        '[data-toaster] [role=alert], [data-toaster] [role=status]',
      )) {
        if (!seen.has(words)) state.toasts.push(words.textContent);
        seen.add(words);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { toasts: string[] }).toasts);
}

/** How often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test.describe('a read', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await signIn(page, sandbox, 'pinuser');
  });

  test('without a network says so in place, keeps the session and raises no dialog (D36)', async ({
    page,
  }) => {
    const heal = await answer(page, '/dashboard', 'noNetwork');
    await page.reload();
    const account = page.getByRole('region', { name: 'Account' });
    await expect(account.getByText(wrong)).toBeVisible();
    await expect(itIsUs(page)).toHaveCount(0);
    await expect(toast(page, wrong)).toHaveCount(0);
    await heal();
    await account.getByRole('button', { name: 'Try again' }).click();
    await expect(balance(page)).toContainText('$');
  });

  test('that is never answered ends after its time, with a retry in place', async ({ page }) => {
    await page.clock.install();
    const heal = await answer(page, '/dashboard', 'never');
    await page.reload();
    const account = page.getByRole('region', { name: 'Account' });
    await expect(account).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(21_000);
    await expect(account.getByText(wrong)).toBeVisible();
    await expect(itIsUs(page)).toHaveCount(0);
    await heal();
    await account.getByRole('button', { name: 'Try again' }).click();
    await expect(balance(page)).toContainText('$');
  });

  test('that takes ten seconds is waited for', async ({ page }) => {
    await page.clock.install();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/dashboard', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    const account = page.getByRole('region', { name: 'Account' });
    await expect(account).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(10_000);
    await expect(account).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(balance(page)).toContainText('$');
    await expect(page.getByText(wrong)).toHaveCount(0);
  });

  test('answered with no use raises the dialog, whose one way out loads the page anew', async ({ page }) => {
    test.setTimeout(60_000);
    const again = itIsUs(page).getByRole('button', { name: 'Try again' });
    for (const how of ['html500', 'html200', 'cutJson'] as const) {
      const heal = await answer(page, '/dashboard', how);
      await page.reload();
      await expect(again, how).toBeFocused();
      expect(await page.locator('body').innerText()).not.toMatch(machineWords);
      await page.keyboard.press('Escape');
      await expect(itIsUs(page), how).toBeVisible();
      await heal();
      await again.click();
      await expect(balance(page), how).toContainText('$');
      await expect(itIsUs(page)).toHaveCount(0);
    }
  });

  test('that is refused says why in place, whatever the shape', async ({ page }) => {
    test.setTimeout(60_000);
    for (const how of ['refusedMsg', 'refusedMessage', 'errorsObject', 'errorsText', 'errorsList'] as const) {
      const heal = await answer(page, '/dashboard', how);
      await page.reload();
      const account = page.getByRole('region', { name: 'Account' });
      await expect(account.getByText('Not today.'), how).toBeVisible();
      await expect(account.getByRole('button', { name: 'Try again' })).toBeEnabled();
      await expect(itIsUs(page)).toHaveCount(0);
      await heal();
    }
  });

  test('429 says the server’s words, and nothing storms it', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/dashboard')) asked += 1;
    });
    await answer(page, '/dashboard', 'tooMany');
    await page.reload();
    await expect(page.getByText('Please wait 30 seconds.').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(1);
  });

  test('with nothing in it leaves no hole and no machine’s words', async ({ page }) => {
    test.setTimeout(60_000);
    for (const how of ['empty', 'nulls', 'bare'] as const) {
      const paths = ['/dashboard', '/news*', '/latest-notifications', '/get-picture', '/authentication'];
      const heals = await Promise.all(paths.map((path) => answer(page, path, how)));
      await page.reload();
      await expect(balance(page), how).toContainText('$0.00');
      await expect(page.getByText('No News Found.'), how).toBeVisible();
      await page.getByRole('button', { name: 'Notifications', exact: true }).click();
      const latest = page.getByRole('group', { name: 'Latest notifications' });
      await expect(latest.getByText('No notifications yet !!!'), how).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(machineWords);
      await expect(itIsUs(page)).toHaveCount(0);
      for (const heal of heals) await heal();
    }
  });

  for (const how of ['code401', 'body401'] as const) {
    test(`many answered with 401 at once (${how}): one toast, one way out, nothing left behind`, async ({
      page,
    }) => {
      const toasts = await watchToasts(page);
      await answer(page, '/**', how);
      const arrivals: string[] = [];
      page.on('framenavigated', (frame) => arrivals.push(new URL(frame.url()).pathname));
      await page.reload();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
      expect(await toasts()).toEqual(['Your session has expired please login again!']);
      expect(arrivals.filter((path) => path === '/login')).toHaveLength(1);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });
  }
});

const spoken: [keyof typeof answers, string][] = [
  ['noNetwork', 'Something went wrong.'],
  ['html500', wrong],
  ['html200', wrong],
  ['cutJson', wrong],
  ['refusedMsg', 'Not today.'],
  ['refusedMessage', 'Not today.'],
  ['errorsObject', 'Not today.'],
  ['errorsText', 'Not today.'],
  ['errorsList', 'Not today.'],
  ['refusedSql', wrong],
  ['code401', wrong],
  ['body401', wrong],
  ['tooMany', 'Please wait 30 seconds.'],
];

test('what a member sends is answered once, in words, and nothing typed is lost', async ({ page }) => {
  test.setTimeout(90_000);
  const toasts = await watchToasts(page);
  await page.goto('/login');
  await page.getByLabel('Username').fill('leader');
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  for (const [how, text] of spoken) {
    const heal = await answer(page, '/pre-login', how);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(toast(page, text), how).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('leader');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('whatever');
    await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
    expect(await page.locator('body').innerText()).not.toMatch(machineWords);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, text), how).toHaveCount(0);
    await heal();
  }
  expect(await toasts()).toEqual(spoken.map(([, text]) => text));
});

test('a toast is gone after five seconds, and one press sends it away before', async ({ page }) => {
  await page.clock.install();
  await answer(page, '/pre-login', 'refusedMsg');
  await verify(page, 'leader', 'whatever');
  const words = toast(page, 'Not today.');
  await expect(words).toBeVisible();
  const box = await words.boundingBox();
  expect((box?.y ?? 0) > 700).toBe(true);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(40);
  await page.clock.runFor(5000);
  await expect(words).toHaveCount(0);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(words).toHaveCount(0);
});

test('the offline bar comes and goes, and what failed meanwhile is read again by itself', async ({
  page,
  sandbox,
  context,
}) => {
  await signIn(page, sandbox, 'pinuser');
  const bar = page.getByText('You are offline. What you see may be out of date.');
  await expect(bar).toHaveCount(0);
  await answer(page, '/dashboard', 'noNetwork');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Account' }).getByText(wrong)).toBeVisible();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await page.unroute('**/api/dashboard');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(balance(page)).toContainText('$');
  expect(writes).toEqual([]);
});

test('a chunk that a release took away: one reload, then the text and a Reload that works (D101)', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'pinuser');
  const loads = countLoads(page);
  await page.route('**/static/js/DashboardRoute*', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(loads()).toBe(2);
  // The frame around it still stands.
  await expect(page.getByRole('banner').getByRole('link', { name: 'News' })).toBeVisible();
  await page.unroute('**/static/js/DashboardRoute*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(balance(page)).toContainText('$');
});

test('a chunk that does not come without a network reloads nothing away', async ({ page, sandbox }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await signIn(page, sandbox, 'pinuser');
  const loads = countLoads(page);
  await page.route('**/static/js/DashboardRoute*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('toasts and dialogs whose code does not come leave the page as it is', async ({ page }) => {
  await page.route('**/static/js/{Toaster,Notices}*', (route) => route.abort());
  await answer(page, '/pre-login', 'refusedMsg');
  await verify(page, 'leader', 'whatever');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Username')).toHaveValue('leader');
});
