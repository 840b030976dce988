import type { Page } from '@playwright/test';
import { answer } from './support/answers';
import { atSignIn, heading, keptBy, press, signIn, toast, typeCode } from './support/page';
import { expect, test } from './support/test';

const member = { username: 'pinuser', password: 'Pinuser-2026', pin: '2468' };
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

/** Both steps, from a sign-in that stands and may know the name. */
async function signInHere(page: Page) {
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Verify');
  await expect(page.getByLabel('digit 1 of 4')).toBeVisible();
  await typeCode(page, `${member.pin}\n`);
}

test('a deep link survives the sign-in, and a reload in its second step', async ({ page, sandbox }) => {
  await sandbox.advance(3 * 60 * 60);
  const link = '/user/payouts?from=2026-02-01&to=2026-02-03';
  await page.goto(link);
  await atSignIn(page);
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Verify');
  await expect(page.getByLabel('digit 1 of 4')).toBeVisible();
  await page.reload();
  await atSignIn(page);
  await signInHere(page);
  await expect(heading(page, 'Payouts')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(link);
});

test('a session that ends by itself loses nothing that was typed, but every secret (T26)', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, member.username, '/user/manualWithdraw');
  await amount(page).fill('12.50');
  const heal = await answer(page, '/**', 'code401');
  // The page asks again when its member comes back to it.
  await page.clock.install();
  await page.clock.fastForward(120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toast(page, 'Your session has expired please login again!')).toBeVisible();
  await page.clock.fastForward(2_000);
  await atSignIn(page);
  await heal();
  await expect(page.getByLabel('Username')).toHaveValue(member.username);
  expect(await keptBy(page)).toContain('12.50');
  await sandbox.advance(3 * 60 * 60);
  await signInHere(page);
  await press(page, 'Continue: Withdraw');
  await expect(amount(page)).toHaveValue('12.50');
  await expect(page.getByRole('button', { name: 'Continue: Withdraw' })).toHaveCount(0);

  await page.getByRole('button', { name: member.username }).click();
  await press(page, 'Logout');
  await atSignIn(page);
  expect(await keptBy(page)).not.toContain('12.50');
});
