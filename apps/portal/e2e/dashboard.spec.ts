import type { Page } from '@playwright/test';
import { codeSent, openAs, toast, typeCode, verify } from './support/page';
import { secondFactor } from './support/sessions';
import { expect, test } from './support/test';
import { countCalls, holdCalls } from './support/traffic';

/** The dashboard's cards and their wallets (A §2, A §3). */
const wallets = {
  'Receiving Wallet': 'pay_in',
  'Out Going Wallet': 'pay_out',
  'Live Wallet': 'live',
  'Pamm Wallet': 'fixed',
} as const;

const asMoney = (amount: string) =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

for (const [username, factor] of [
  ['leader', 'a mailed code'],
  ['pinuser', 'the pin'],
  ['totpuser', 'an authenticator'],
] as const) {
  test(`${username} signs in with ${factor}; the dashboard is the ledger’s`, async ({ page, sandbox }) => {
    // More than a code's cool-down, and never ten codes within a day (T14).
    await sandbox.advance(3 * 60 * 60);
    const member = await sandbox.member(username);
    await verify(page, member);
    if (member.auth_type === 'otp') await codeSent(page);
    await typeCode(page, await secondFactor(sandbox, member));
    await page.getByRole('button', { name: 'Sign In' }).click();
    // The toast about the code is replaced.
    await expect(toast(page, 'You’re signed in.')).toBeVisible();
    // Not by role, because a popup hides the page from assistive technology.
    await expect(page.locator('h1', { hasText: /^Dashboard$/ })).toBeVisible();
    // The member's own calls credit what was due since, so the test reads the books after the page.
    await expect(page.getByText('Receiving Wallet', { exact: true }).locator('..')).toContainText('$');
    const ledger = await sandbox.ledger();
    expect(ledger.total).toBe('0.00');
    for (const [label, wallet] of Object.entries(wallets)) {
      // The same word is explained at the end of the page.
      const card = page.getByText(label, { exact: true }).first().locator('..');
      await expect(card).toContainText(asMoney(ledger.members[username]?.[wallet] ?? '0.00'));
    }
  });
}

test('a newcomer sees the way above the whole dashboard (D113, D124)', async ({ page, newMember }) => {
  await openAs(page, await newMember(), '/user/dashboard');
  const way = page.getByRole('region', { name: 'Your first steps' });
  await expect(way.getByText('2 of 6 done')).toBeVisible();
  await expect(way.getByRole('listitem').filter({ hasText: 'Please Complete Your KYC !' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Receiving Wallet $0.00' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Left referral link' })).toBeVisible();
  await openAs(page, await newMember({ paidIn: '250.00' }), '/user/dashboard');
  await expect(way.getByText('3 of 6 done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receiving Wallet $250.00' })).toBeVisible();
});

const chart = (page: Page) => page.getByRole('region', { name: 'Earnings' });

/** Its code has replaced the empty card. */
const chartLoaded = (page: Page) => expect(chart(page).getByRole('radio', { name: 'Week' })).toBeAttached();

test('one press reads the figures and the chart of received money [A §2 Dashboard]', async ({
  page,
  newMember,
}) => {
  const [figures, pictures] = [countCalls(page, '/dashboard'), countCalls(page, '/payouts/summary')];
  await openAs(page, await newMember({ paidIn: '250.00' }), '/user/dashboard');
  await chartLoaded(page);
  await chart(page).scrollIntoViewIfNeeded();
  await expect.poll(pictures).toBe(1);
  const before = figures();
  await page.getByRole('button', { name: 'Refresh the data' }).click();
  await expect(page.getByText('Refreshed the data')).toBeAttached();
  await expect.poll(pictures).toBe(2);
  expect(figures()).toBe(before + 1);
});

test('the chart is read when it comes near, and no longer when its screen is left [B §2 Payouts]', async ({
  page,
  newMember,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const reads = countCalls(page, '/payouts/summary');
  await holdCalls(page, '**/api/payouts/summary*');
  await openAs(page, await newMember({ paidIn: '250.00' }), '/user/dashboard');
  await chartLoaded(page);
  expect(reads()).toBe(0);
  await chart(page).scrollIntoViewIfNeeded();
  await expect.poll(reads).toBe(1);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/payouts/summary'));
  await page.getByRole('link', { name: 'Receiving Wallet $250.00' }).click();
  await ended;
});
