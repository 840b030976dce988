import type { Locator, Page } from '@playwright/test';
import { playOn } from './journeys/chromium';
import { registration } from './journeys/member';
import { getColumn } from './support/lists';
import { freshName } from './support/member';
import { codeSent, heading, onDashboard, openAs, press, toast, typeCode, verify } from './support/page';
import { expect, test } from './support/test';

/**
 * Loses every third of a page's equal calls, beginning with the first, so each step of a flow fails once. Equal calls
 * have the same method and address.
 */
async function loseEveryThird(page: Page): Promise<void> {
  const counts = new Map<string, number>();
  await page.route('**/api/**', (route, request) => {
    const call = `${request.method()} ${request.url()}`;
    const earlier = counts.get(call) ?? 0;
    counts.set(call, earlier + 1);
    return earlier % 3 === 0 ? route.abort('connectionreset') : route.continue();
  });
}

const failed = 'Something Went Wrong Please Try Again....';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Presses Try again wherever it is shown, one after another, until `shown` is visible. */
async function retryUntil(page: Page, shown: Locator): Promise<void> {
  await expect(retry(page).first()).toBeVisible();
  await expect(async () => {
    if (await retry(page).first().isVisible()) await retry(page).first().click();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a registration recovers from every lost call, with everything typed', async ({ page, sandbox }) => {
  await loseEveryThird(page);
  const username = freshName();
  await page.goto('/register?u=leader&p=L');
  await retryUntil(page, page.getByText('Available · Amara Okafor'));

  await playOn(
    page,
    registration,
    { username, password: 'correct horse 7', pin: '2580' },
    { until: 'POST /register' },
  );
  await expect(page.getByRole('status').filter({ hasText: 'Username' })).toContainText('Couldn’t check');
  await retryUntil(page, page.getByText('Available', { exact: true }));
  await press(page, 'Sign Up');
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(`${username}@mail.example`);
  await expect(field(page, 'Password')).toHaveValue('correct horse 7');
  await press(page, 'Sign Up');

  await expect(heading(page, 'Verify your email')).toBeVisible();
  await expect(page.getByText(`${username}@mail.example`)).toBeVisible();
  await press(page, 'Request OTP');
  await codeSent(page);
  const code = await sandbox.code(username);
  await typeCode(page, `${code}\n`);
  await expect(toast(page, failed)).toBeVisible();
  await press(page, 'Verify');
  await expect(toast(page, 'Email verified successfully.')).toBeVisible();
});

test('a sign-in by mailed code recovers from every lost call', async ({ page, sandbox, newMember }) => {
  const member = await newMember();
  await loseEveryThird(page);
  await page.clock.install();
  await verify(page, member);
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await expect(field(page, 'Password')).toHaveValue(member.password);
  await press(page, 'Verify');
  // The automatic request is lost too.
  await expect(toast(page, failed)).toBeVisible();
  await press(page, 'Request OTP');
  await codeSent(page);
  await typeCode(page, (await sandbox.code(member.username)).slice(0, 3));
  // Two requests later, a resent code is lost: the digits stay, and it can be requested again.
  for (const isLost of [false, true, false]) {
    await sandbox.advance(61);
    await page.clock.fastForward(61_000);
    await press(page, 'Request OTP');
    if (isLost) await expect(toast(page, failed)).toBeVisible();
    else await codeSent(page);
  }
  await typeCode(page, `${await sandbox.code(member.username)}\n`);
  await expect(toast(page, failed)).toBeVisible();
  await press(page, 'Sign In');
  await onDashboard(page);
});

test('a filtered list names a lost call and recovers, with its filters', async ({ page, newMember }) => {
  const member = await newMember({ paidIn: '100.00' });
  await loseEveryThird(page);
  await openAs(page, member, '/user/transactionsList');
  await retryUntil(page, page.locator('main').getByRole('table'));
  await press(page, 'Filter');
  await field(page, 'Type').selectOption('Credit');
  await field(page, 'From').fill('2020-01-31');
  await press(page, 'Apply');
  await expect(page).toHaveURL('/user/transactionsList?from=2020-01-31&type=credit');
  // The chart's read is lost on its own, with its own alert.
  await expect(page.locator('main').getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await press(page, 'Filter');
  await expect(field(page, 'Type')).toHaveValue('credit');
  await expect(field(page, 'From')).toHaveValue('2020-01-31');
  await page.keyboard.press('Escape');
  await retryUntil(page, page.locator('main').getByRole('table'));
  await expect.poll(async () => new Set(await getColumn(page, 'Type'))).toEqual(new Set(['Credit']));
});
