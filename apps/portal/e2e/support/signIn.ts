import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { closePopups } from './popups';
import type { DemoMember, Sandbox } from './sandbox';

/** More than a code's cool-down, and never ten codes within a day (SECURITY T14). */
const betweenSignIns = 3 * 60 * 60;

/** Types username and password and sends them: the first step. */
export async function verify(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** What the member would read from the mail, remember, or read from the app. */
async function secondFactor(page: Page, sandbox: Sandbox, member: DemoMember): Promise<string> {
  switch (member.auth_type) {
    case 'otp':
      await expect(page.getByText(/Resend request after/).first()).toBeVisible();
      return sandbox.code(member.username);
    case 'mpin':
      return member.pin ?? '';
    case 'authenticator': {
      const epoch = Math.floor((await sandbox.now()).getTime() / 1000);
      return generate({ secret: member.totp_secret ?? '', epoch });
    }
  }
}

/** Types a code digit by digit; the boxes move the focus on. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(/^digit 1 of/).focus();
  await page.keyboard.type(code);
}

interface SignInOptions {
  /** Leaves news and notifications that pop up for the test to see; else they are closed, as a member would. */
  keepPopups?: boolean;
}

/**
 * Signs a member in, with whatever second factor they use, up to the dashboard. A demo member goes by name, a member of
 * the test's own (`newMember`) as a whole.
 */
export async function signIn(
  page: Page,
  sandbox: Sandbox,
  who: string | DemoMember,
  { keepPopups = false }: SignInOptions = {},
): Promise<void> {
  await sandbox.advance(betweenSignIns);
  const member = typeof who === 'string' ? await sandbox.member(who) : who;
  await verify(page, member.username, member.password);
  await typeCode(page, await secondFactor(page, sandbox, member));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  // Not by its role, which a popup takes from the page.
  await expect(page.locator('h1', { hasText: /^Dashboard$/ })).toBeVisible();
  if (!keepPopups) await closePopups(page);
}
