import type { Page } from '@playwright/test';
import { answer, machineWords, type answers } from './support/answers';
import { watchToasts } from './support/measure';
import { atSignIn, onDashboard, press, signIn, storedKeys, toast, verify } from './support/page';
import { expect, test } from './support/test';

const wrong = 'Something Went Wrong Please Try Again....';
const balance = (page: Page) => page.getByRole('link', { name: /Receiving Wallet/ });
const account = (page: Page) => page.getByRole('region', { name: 'Account' });
const itIsUs = (page: Page) => page.getByRole('alertdialog', { name: "It's us, not you" });

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a read without a network is repeated automatically (D36)', async ({ page, sandbox, context }) => {
  const heal = await answer(page, '/dashboard', 'noNetwork');
  await signIn(page, sandbox, 'pinuser');
  await expect(account(page).getByText(wrong)).toBeVisible();
  await expect(itIsUs(page)).toHaveCount(0);
  await expect(toast(page, wrong)).toHaveCount(0);
  await heal();
  await press(account(page), 'Try again');
  await expect(balance(page)).toContainText('$');

  await answer(page, '/dashboard', 'noNetwork');
  await page.reload();
  await expect(account(page).getByText(wrong)).toBeVisible();
  const bar = page.getByText('You’re offline. What you see may be out of date');
  await expect(bar).toHaveCount(0);
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

test('a read of no use raises the dialog; nulls leave no hole (A §8, T27) [A §8 Failed read, B §4 Failure dialog]', async ({
  page,
  sandbox,
}) => {
  const again = itIsUs(page).getByRole('button', { name: 'Try again' });
  const heal = await answer(page, '/dashboard', 'html500');
  await signIn(page, sandbox, 'pinuser');
  await expect(again).toBeFocused();
  expect(await page.locator('body').innerText()).not.toMatch(machineWords);
  await page.keyboard.press('Escape');
  await expect(itIsUs(page)).toHaveCount(0);
  await press(account(page), 'Try again');
  // After a second failure it offers other links (D110). The page itself is not among them.
  await expect(itIsUs(page).getByRole('link')).toHaveText(['Transactions', 'Support']);
  await heal();
  const loads = countLoads(page);
  await again.click();
  await expect(balance(page)).toContainText('$');
  await expect(itIsUs(page)).toHaveCount(0);
  expect(loads()).toBe(1);

  await answer(page, '/dashboard', 'nullFields');
  for (const path of ['/news*', '/latest-notifications']) await answer(page, path, 'noRows');
  for (const path of ['/get-picture', '/authentication']) await answer(page, path, 'nulls');
  await page.reload();
  await expect(balance(page)).toContainText('--');
  await expect(page.getByText('No News Found.')).toBeVisible();
  await press(page, 'Notifications');
  const latest = page.getByRole('group', { name: 'Latest notifications' });
  await expect(latest.getByText('No notifications yet !!!')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(machineWords);
  await expect(itIsUs(page)).toHaveCount(0);
});

for (const how of ['code401', 'toSignIn'] as const)
  test(`an ended session, many times ${how}: one toast, one way out, nothing left (T4, T26) [B §6 Payouts 401]`, async ({
    page,
    sandbox,
  }) => {
    const toasts = await watchToasts(page);
    await answer(page, '/**', how);
    await signIn(page, sandbox, 'pinuser');
    await atSignIn(page);
    expect(await toasts()).toEqual(['Your session has expired please login again!']);
    expect(await storedKeys(page)).toEqual([]);
    await expect(page.getByLabel('Username')).toHaveValue('pinuser');
  });

test('what a member sends is answered once, in words, and nothing typed is lost (T27)', async ({ page }) => {
  const spoken: [keyof typeof answers, string][] = [
    ['noNetwork', 'Something went wrong.'],
    ['html500', wrong],
    ['refusedSql', wrong],
    ['errorsObject', 'Not today.'],
    ['tooMany', 'Please wait 30 seconds.'],
    ['tooManyMute', 'Too many attempts. Wait 30 seconds, then try again.'],
  ];
  const toasts = await watchToasts(page);
  await page.goto('/login');
  await page.getByLabel('Username').fill('leader');
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  for (const [how, text] of spoken) {
    const heal = await answer(page, '/pre-login', how);
    await press(page, 'Verify');
    await expect(toast(page, text), how).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('leader');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('whatever');
    await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
    expect(await page.locator('body').innerText()).not.toMatch(machineWords);
    await press(page, 'Dismiss');
    await expect(toast(page, text), how).toHaveCount(0);
    await heal();
  }
  expect(await toasts()).toEqual(spoken.map(([, text]) => text));
});

test('code that does not come: one reload for a release alone (D101) [A §8 Router error]', async ({
  page,
  sandbox,
}) => {
  await page.route('**/static/js/ShareDialog*', (route) => route.abort());
  await signIn(page, sandbox, 'pinuser');
  await onDashboard(page);
  await press(page, 'Share left referral link');
  await expect(toast(page, wrong)).toBeVisible();
  await onDashboard(page);

  const failed = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  const loads = countLoads(page);
  const chunk = '**/static/js/dashboard-*';
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.reload();
  await expect(failed).toBeVisible();
  expect(loads()).toBe(2);
  // The app shell around it still works.
  await expect(page.getByRole('banner').getByRole('link', { name: 'News' })).toBeVisible();
  await page.unroute(chunk);
  await press(page, 'Reload');
  await expect(balance(page)).toContainText('$');
  expect(loads()).toBe(3);

  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.evaluate(() => sessionStorage.removeItem('reloaded_at'));
  await page.route(chunk, (route) => route.abort());
  await page.reload();
  await expect(failed).toBeVisible();
  expect(loads()).toBe(4);
});

test('toasts and dialogs whose code does not come leave the sign-in as it is', async ({ page }) => {
  await page.route(/static\/js\/(Toaster|Notices|ForgotPassword-)/, (route) => route.abort());
  await answer(page, '/pre-login', 'refusedMsg');
  const answered = page.waitForResponse('**/api/pre-login');
  await verify(page, { username: 'leader', password: 'whatever' });
  await answered;
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  await press(page, 'Forgot Password');
  await expect(page.getByRole('alert')).toHaveText(wrong);
  await expect(page.getByLabel('Username')).toHaveValue('leader');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('whatever');
});

test('a lost step 2 is said, and another press opens it with what was typed', async ({ page, newMember }) => {
  const chunk = '**/static/js/SecondFactor-*';
  const member = await newMember({ by: 'mpin' });
  await page.route(chunk, (route) => route.abort());
  await verify(page, member);
  await expect(page.getByRole('alert').filter({ hasText: wrong }).first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(member.username);
  await page.unroute(chunk);
  await press(page, 'Verify');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
