import { expect, type Page } from '@playwright/test';
import { openSession, secondFactor } from './newMember';
import { openAs } from './openAs';
import { closePopups, settlePopups } from './popups';
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

/** Types a code digit by digit; the boxes move the focus on. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(/^digit 1 of/).focus();
  await page.keyboard.type(code);
}

interface SignInOptions {
  /** Leaves news and notifications that pop up for the test to see; else they are closed, as a member would. */
  keepPopups?: boolean;
}

const demoMember = async (sandbox: Sandbox, who: string | DemoMember) =>
  typeof who === 'string' ? sandbox.member(who) : who;

/** The dashboard stands; not by its role, which a popup takes from the page. */
async function seeDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.locator('h1', { hasText: /^Dashboard$/ })).toBeVisible();
}

/**
 * Signs a member in as a member does, with whatever second factor they use, up to the dashboard. A demo member goes by
 * name, a member of the test's own (`newMember`) as a whole.
 */
export async function signInByHand(
  page: Page,
  sandbox: Sandbox,
  who: string | DemoMember,
  { keepPopups = false }: SignInOptions = {},
): Promise<void> {
  await sandbox.advance(betweenSignIns);
  const member = await demoMember(sandbox, who);
  await verify(page, member.username, member.password);
  if (member.auth_type === 'otp') await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  await typeCode(page, await secondFactor(sandbox, member));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await seeDashboard(page);
  if (!keepPopups) await closePopups(page);
}

/** The same by the calls, for a test that is about what comes after it: the page begins at the dashboard. */
export async function signIn(
  page: Page,
  sandbox: Sandbox,
  who: string | DemoMember,
  { keepPopups = false }: SignInOptions = {},
): Promise<void> {
  await sandbox.advance(betweenSignIns);
  const member = await demoMember(sandbox, who);
  const token = await openSession(page.request, sandbox, member);
  if (!keepPopups) await settlePopups(page, token);
  await openAs(page, { ...member, token }, '/user/dashboard');
  await seeDashboard(page);
}
