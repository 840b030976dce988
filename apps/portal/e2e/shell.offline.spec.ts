import type { Page } from '@playwright/test';
import { atSignIn, heading, keptBy, press, signIn } from './support/page';
import { Releasing } from './support/releasing';
import { expect, sandboxUrl, test } from './support/test';
import { cached, isKept } from './support/worker';

test.use({ serviceWorkers: 'allow' });

const lastKnown = (page: Page) => page.getByText(/^Last known, from \d\d-\d\d-\d{4} \d\d:\d\d [AP]M$/);

/**
 * Takes the network away, or gives it back, and the browser's word for it: not every Chromium tells a page that was loaded
 * without a network that it has none.
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

test('without a network: the frame, the last known lists, and nothing that moves money (ADR 22)', async ({
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
  await isKept(page);
  const files = await cached(page);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => path !== '/' && !path.startsWith('/static/js/'))).toEqual([]);

  await setOnline(page, false);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(lastKnown(page)).toBeVisible();
  expect(await rows.allInnerTexts()).toEqual(shown);
  // A screen that was not opened before has its code, and no money can go anywhere from it.
  await page.getByRole('main').getByRole('link', { name: 'Transfer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Click for transfer' })).toBeDisabled();

  await setOnline(page, true);
  await expect(page.getByRole('button', { name: 'Click for transfer' })).toBeEnabled();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions' }).click();
  await expect(rows.nth(1)).toBeVisible();
  await expect(lastKnown(page)).toHaveCount(0);

  await page.getByRole('button', { name: /leader/ }).click();
  await press(page, 'Logout');
  await atSignIn(page);
  expect(await keptBy(page)).not.toContain('known_lists');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect((await cached(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  await setOnline(page, false);
  await page.reload();
  await atSignIn(page);
  expect(await page.locator('body').innerText()).not.toContain(shown[1] ?? '');
});

/** The same flows before a server that can bring out another release. */
const released = test.extend<{ releasing: Releasing }>({
  releasing: async ({ browserName: _any }, use, info) => {
    const releasing = new Releasing(sandboxUrl(info));
    await use(releasing);
    releasing.close();
  },
  baseURL: async ({ releasing }, use) => use(await releasing.listen()),
});

released(
  'a newer release is offered, and not while something is typed (ADR 22)',
  async ({ page, sandbox, releasing }) => {
    await signIn(page, sandbox, 'pinuser', '/user/manualWithdraw');
    await isKept(page);
    // A page without the release's script is another release's.
    await page.evaluate(() => document.querySelector('script[type="module"][src]')?.remove());
    const amount = page.getByLabel('Amount', { exact: true });
    await amount.fill('60');
    releasing.release();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      await new Promise<void>((installed) => {
        if (!installing) return installed();
        installing.addEventListener('statechange', () => installed());
      });
    });
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(page.getByRole('status').filter({ hasText: 'A newer version' })).toHaveCount(0);
    await amount.fill('');
    await expect(reload).toBeVisible();
    await amount.fill('60');
    await expect(reload).toHaveCount(0);
    await amount.fill('');
    const worker = () =>
      page.evaluate(async () => {
        const { waiting } = await navigator.serviceWorker.ready;
        return waiting !== null;
      });
    expect(await worker()).toBe(true);
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await expect(heading(page, 'Withdraw')).toBeVisible();
    await expect.poll(worker).toBe(false);
    await expect(reload).toHaveCount(0);
  },
);
