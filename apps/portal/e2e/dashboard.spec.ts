import { signIn, signInByHand } from './support/signIn';
import { everyEngine, expect, test } from './support/test';

/** The cards of the dashboard and the wallets behind them (A §2, §3). */
const wallets = {
  'Receiving Wallet': 'pay_in',
  'Out Going Wallet': 'pay_out',
  'Live Wallet': 'live',
  'Pamm Wallet': 'fixed',
} as const;

const asMoney = (amount: string) =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

for (const username of ['leader', 'newcomer', 'pinuser', 'totpuser']) {
  test(
    `${username} signs in, and the dashboard shows what the ledger says`,
    everyEngine,
    async ({ page, sandbox }) => {
      await signInByHand(page, sandbox, username);
      const ledger = await sandbox.ledger();
      expect(ledger.total).toBe('0.00');
      for (const [label, wallet] of Object.entries(wallets)) {
        const balance = ledger.members[username]?.[wallet] ?? '0.00';
        const card = page.getByText(label, { exact: true }).locator('..');
        await expect(card).toContainText(asMoney(balance));
      }
    },
  );
}

test('the leader sees a team on both legs, the newcomer an empty start', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  const community = page.getByRole('region', { name: 'Community' });
  await expect(community.getByText('Total Matching Pairs')).toBeVisible();
  await expect(community).not.toContainText('NaN');
  await expect(page.getByText(/register\?u=leader&p=L/)).toBeVisible();
});

test('a wallet card opens its transactions', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  await page.getByRole('link', { name: /Receiving Wallet/ }).click();
  await expect(page).toHaveURL(/\/user\/transactions/);
});

test('a dashboard that fails says so in place, and its retry brings it back', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  await page.route('**/api/dashboard', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Something Went Wrong Please Try Again....').first()).toBeVisible();
  await page.unroute('**/api/dashboard');
  await page
    .getByRole('button', { name: /try again|retry/i })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Receiving Wallet/ })).toContainText('$');
});
