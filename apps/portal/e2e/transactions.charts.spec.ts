import { addresses } from '@portal/ui/addresses';
import { balanceMessages } from '@portal/ui/text/charts/balanceMessages';
import { royaltyMessages } from '@portal/ui/text/charts/royaltyMessages';
import { transactionMessages } from '../../../packages/ui/src/screens/transactions/Transactions/messages';
import { openAs, signIn } from './support/page';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

test('a chart that can’t be shown has a message, and recovers (D145)', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  const summary = '**/api/transactions/summary?*';
  await page.route(summary, async (route) => {
    const response = await route.fetch();
    const sent = (await response.json()) as object;
    await route.fulfill({ response, json: { ...sent, opening_balance: '123456.00' } });
  });
  await page.goto('/user/transactions?wallet=pay_in');
  const failure = page.getByText(balanceMessages.doesNotAddUp);
  await expect(failure).toBeVisible();
  await page.unroute(summary);
  await page.getByRole('alert').filter({ has: failure }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('application', { name: /^Receiving Wallet over time\./ })).toBeVisible();
  await expect(failure).toHaveCount(0);

  await page.route('**/api/payouts**', (route) => route.fulfill({ status: 500, body: '<h1>' }));
  await page.goto(addresses.royalty);
  const royalty = page.getByRole('region', { name: royaltyMessages.heading });
  await expect(royalty.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('on a phone the balance chart is read when its fold is opened [B §2 Transactions]', async ({
  page,
  newMember,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reads = countCalls(page, '/transactions/summary');
  await openAs(page, await newMember({ paidIn: '250.00' }), addresses.transactions);
  await page.waitForLoadState('networkidle');
  expect(reads()).toBe(0);
  await page.locator('main summary', { hasText: transactionMessages.folded }).click();
  await expect.poll(reads).toBe(1);
});
