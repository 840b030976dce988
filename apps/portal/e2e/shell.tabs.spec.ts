import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { verifiedMember } from './support/newMember';
import { closePopup, popup } from './support/popups';
import type { DemoMember, Sandbox } from './support/sandbox';
import { signIn, signInByHand } from './support/signIn';
import { expect, test } from './support/test';

const onDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
const atSignIn = (page: Page) => expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

/** The same page in another tab, with a copy of its session storage, as browsers duplicate one. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/user/dashboard'));
  const tab = await opened;
  await tab.waitForURL(/\/user\/dashboard$/);
  return tab;
}

async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: username }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** A new password by the mailed code, from nowhere near the member's tabs: the server ends every session (T26). */
async function changePassword(
  request: APIRequestContext,
  sandbox: Sandbox,
  member: DemoMember,
): Promise<void> {
  await request.post('/api/resendotp', { data: { username: member.username, from: 'forget-password' } });
  const otp = await sandbox.code(member.username);
  const answer = await request.post('/api/forget-password', {
    data: { username: member.username, otp, newpassword: 'Another-2026' },
  });
  expect(answer.ok()).toBe(true);
}

test('logging out ends the tabs that share the session, and only those', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const other = await verifiedMember(request, sandbox);
  await signIn(page, sandbox, 'pinuser');
  const twin = await duplicate(page, context);
  await onDashboard(twin);
  expect(await tokenOf(twin)).toBe(await tokenOf(page));
  const stranger = await context.newPage();
  await signIn(stranger, sandbox, other);

  await logOut(page, 'pinuser');
  await expect(page.getByText('Your Are Logout!!')).toBeVisible();
  await atSignIn(page);
  await atSignIn(twin);
  for (const tab of [page, twin]) expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

  await onDashboard(stranger);
  await stranger.reload();
  await onDashboard(stranger);
});

test('a new password ends the other tabs: each hears it once, and is out', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  await signIn(page, sandbox, member);
  const twin = await duplicate(page, context);
  await onDashboard(twin);
  await changePassword(request, sandbox, member);
  await page.reload();
  await expect(page.getByText('Your session has expired please login again!')).toHaveCount(1);
  await atSignIn(page);
  await atSignIn(twin);
  expect(await tokenOf(twin)).toBeNull();
});

test('a session that is over on the server can still be left (D106)', async ({ page, sandbox, request }) => {
  await signIn(page, sandbox, 'pinuser');
  const token = await tokenOf(page);
  await request.post('/api/logout', { data: {}, headers: { authorization: `Bearer ${token}` } });
  await logOut(page, 'pinuser');
  await expect(page.getByText('Something Went Wrong Please Try Again....')).toBeVisible();
  await atSignIn(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('who signs in again at once stays: no answer and no timer of the old session reaches the new one', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await signIn(page, sandbox, 'pinuser');
  // The answer to the logout comes only when the next session stands.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/logout', async (route) => {
    await released;
    await route.fulfill({ status: 401, json: {} });
  });
  await logOut(page, 'pinuser');
  await atSignIn(page);
  const member = await sandbox.member('pinuser');
  await page.getByLabel('Username').fill('pinuser');
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByLabel(/^digit 1 of/).focus();
  await page.keyboard.type(member.pin ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await onDashboard(page);
  const answered = page.waitForResponse('**/api/logout');
  release();
  await answered;
  await page.clock.fastForward(5000);
  await onDashboard(page);
  await expect(page.getByText('Something Went Wrong Please Try Again....')).toHaveCount(0);
  expect(await tokenOf(page)).not.toBeNull();
});

test('an expired session lets nobody wait: the screen stands a second, then the sign-in', async ({
  page,
  sandbox,
  request,
}) => {
  await page.clock.install();
  await signInByHand(page, sandbox, 'pinuser');
  const token = await tokenOf(page);
  await request.post('/api/logout', { data: {}, headers: { authorization: `Bearer ${token}` } });
  await page.clock.fastForward(61_000);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => tokenOf(page)).toBeNull();
  await onDashboard(page);
  await page.clock.runFor(999);
  await onDashboard(page);
  await page.clock.runFor(50);
  await atSignIn(page);
});

test('a popup closed in one tab closes in the others, and is marked once', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  await sandbox.notify(member.username, { title: 'Read me', body: '<p>…</p>', popup: 1 });
  const marks: string[] = [];
  context.on('request', (call) => {
    if (call.url().includes('change-popup-status')) marks.push(call.url());
  });
  await signIn(page, sandbox, member, { keepPopups: true });
  const twin = await duplicate(page, context);
  await expect(twin.getByRole('dialog', { name: 'Read me' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByRole('dialog', { name: 'Read me' })).toBeVisible();
  await closePopup(page);
  await expect(popup(page)).toHaveCount(0);
  await expect(popup(twin)).toHaveCount(0);
  expect(marks).toHaveLength(1);
});
