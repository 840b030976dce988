import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import type { Sandbox } from './sandbox';

/** More than a code's cool-down, and never ten codes within a day (SECURITY T14). */
const betweenSignIns = 3 * 60 * 60;

/** Types username and password and sends them: the first step. */
export async function verify(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Signs a demo member in, with whatever second factor they use, up to the dashboard. */
export async function signIn(page: Page, sandbox: Sandbox, username: string): Promise<void> {
  await sandbox.advance(betweenSignIns);
  const member = await sandbox.member(username);
  await verify(page, username, member.password);
  if (member.auth_type === 'otp') {
    await expect(page.getByText(/Resend request after \d+ sec/)).toBeVisible();
    await page
      .getByRole('textbox', { name: /code/i })
      .first()
      .fill(await sandbox.code(username));
  } else if (member.auth_type === 'mpin') {
    await page.getByLabel('Security Pin').fill(member.pin ?? '');
  } else {
    const epoch = Math.floor((await sandbox.now()).getTime() / 1000);
    const code = await generate({ secret: member.totp_secret ?? '', epoch });
    await page.getByRole('textbox', { name: /code/i }).first().fill(code);
  }
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
