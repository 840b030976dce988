import type { Page } from '@playwright/test';
import {
  atSignIn,
  codeSent,
  heading,
  keptBy,
  onDashboard,
  press,
  toast,
  typeCode,
  verify,
} from './support/page';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

test('a member verifies the email, with the last code alone (D21) [A §2 Email verification, A §4 Email verification, A §4 OTP resend]', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember({ upTo: 'registered' });
  const codes = async () => (await sandbox.outbox(member.username)).filter(({ code }) => code);
  await page.clock.install();
  await page.route('**/api/resendotp', (route) => route.abort());
  const asked = countCalls(page, '/resendotp');
  await verify(page, member);
  await expect(heading(page, 'Verify your email')).toBeVisible();
  await expect(toast(page, 'Something Went Wrong Please Try Again....')).toBeVisible();
  expect(asked()).toBe(1);
  await page.unroute('**/api/resendotp');
  await press(page, 'Request OTP');
  await codeSent(page);
  const first = await sandbox.code(member.username);

  await sandbox.advance(20);
  await page.reload();
  await expect(page.getByText(/Resend request after (40|[123]?\d) sec/).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await codes()).toHaveLength(1);
  await sandbox.advance(61);
  await page.clock.fastForward(61_000);
  await press(page, 'Request OTP');
  await codeSent(page);
  const second = await sandbox.code(member.username);
  expect(await codes()).toHaveLength(2);
  if (first !== second) {
    await typeCode(page, `${first}\n`);
    await expect(page.getByRole('group', { name: 'Email code' })).toContainText('Invalid otp');
  }
  await typeCode(page, second);
  await page.getByRole('button', { name: 'Verify' }).dblclick();
  await expect(toast(page, 'Email verified successfully.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(member.username);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

const secrets = /correct horse 7|2580/;
const keep = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('password', 'correct horse 7');
    sessionStorage.setItem('spassword', '2580');
  });

/** Sets up a back end where the member confirms the email by a link, the contract's other pre-login example. */
async function openCredentials(page: Page): Promise<void> {
  await page.route('**/api/pre-login', (route) =>
    route.fulfill({
      json: {
        ...{ status: false, email_verified: 0, username: 'amara21', message: 'Please confirm your email.' },
        user_details: { username: 'amara21', spassword: '2580', email_required: 0 },
      },
    }),
  );
  await verify(page, { username: 'amara21', password: 'correct horse 7' });
  await expect(heading(page, 'Your new account')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(secrets);
  await press(page, 'Show password');
  await press(page, 'Show security PIN');
  for (const secret of ['correct horse 7', '2580']) await expect(page.getByText(secret)).toBeVisible();
  expect(await keptBy(page)).not.toMatch(secrets);
}

async function expectGone(page: Page): Promise<void> {
  await expect(page.getByText(/no longer show/)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(secrets);
  await expect(page.getByText('amara21', { exact: true })).toBeVisible();
  expect(await keptBy(page)).not.toMatch(secrets);
}

// Proves: newUsernameMessages.keepSafe
test('the new credentials are shown once (A §4.6, D25, T18) [A §2 New credentials]', async ({ page }) => {
  await page.clock.install();
  await openCredentials(page);
  await page.clock.fastForward(9 * 60_000);
  await expect(page.getByText('correct horse 7')).toBeVisible();
  await page.clock.fastForward(61_000);
  await expectGone(page);

  await openCredentials(page);
  // Simulates the browser's back/forward cache.
  const left = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.body.textContent;
  });
  expect(left).not.toMatch(secrets);
  for (const leave of [
    async () => page.reload(),
    async () => {
      await page.goBack();
      await atSignIn(page);
      await page.goForward();
    },
    async () => {
      await page.getByRole('link', { name: 'Go to Login' }).click();
      await atSignIn(page);
      await page.goto('/newUsername');
    },
  ]) {
    await openCredentials(page);
    await leave();
    await expectGone(page);
  }
});

// Proves: newUsernameMessages.secretsGone
test('credentials do not outlive a sign-in or a reload (T18)', async ({ page, sandbox }) => {
  const member = await sandbox.member('pinuser');
  await verify(page, member);
  await keep(page);
  await typeCode(page, `${member.pin ?? ''}\n`);
  await onDashboard(page);
  expect(await keptBy(page)).not.toMatch(secrets);
  await keep(page);
  await page.goto('/login');
  await onDashboard(page);
  expect(await keptBy(page)).not.toMatch(secrets);
});
