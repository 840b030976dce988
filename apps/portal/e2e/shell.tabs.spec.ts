import type { BrowserContext, Page } from '@playwright/test';
import { atSignIn, onDashboard, openAs, press, storedKeys, toast, tokenOf } from './support/page';
import { expect, test } from './support/test';

/** The same page in another tab, with a copy of its session storage, as browsers duplicate one. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/user/dashboard')),
  ]);
  await onDashboard(tab);
  return tab;
}

test('an ended session ends its tabs only (T26)', async ({ page, context, sandbox, newMember }) => {
  const [member, other] = [await newMember(), await newMember()];
  await openAs(page, member, '/user/dashboard');
  await onDashboard(page);
  const twin = await duplicate(page, context);
  expect(await tokenOf(twin)).toBe(member.token);
  const stranger = await context.newPage();
  await openAs(stranger, other, '/user/dashboard');
  await onDashboard(stranger);

  await page.getByRole('button', { name: member.username }).click();
  await press(page, 'Logout');
  await expect(toast(page, 'Your Are Logout!!')).toBeVisible();
  for (const tab of [page, twin]) {
    await atSignIn(tab);
    expect(await storedKeys(tab)).toEqual([]);
  }
  await stranger.reload();
  await onDashboard(stranger);

  // By the mailed code, from nowhere near the member's tabs: the server ends every session.
  const strangersTwin = await duplicate(stranger, context);
  // A page that stood open could meet the end by a call of its own, before anybody looks.
  await stranger.goto('/health');
  const { username } = other;
  await other.post('resendotp', { username, from: 'forget-password' }, '');
  const otp = await sandbox.code(username);
  await other.post('forget-password', { username, otp, newpassword: 'Another-2026' }, '');
  await stranger.goto('/user/dashboard');
  await expect(toast(stranger, 'Your session has expired please login again!')).toHaveCount(1);
  for (const tab of [stranger, strangersTwin]) {
    await atSignIn(tab);
    expect(await tokenOf(tab)).toBe('');
  }
});
