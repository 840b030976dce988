import type { Page } from '@playwright/test';
import { codeSent, dialog, notThis, openAs, press, typeCode } from './support/page';
import { everyEngine, expect, test } from './support/test';
import { vouchForKeys, watchWrites } from './support/traffic';

const bots = '/user/packageList';
const question = (page: Page) => dialog(page, 'Are You Sure To Buy This Package ?');
const proceed = (page: Page) => question(page).getByRole('button', { name: 'Continue' });
const bought = (page: Page) => page.getByRole('heading', { name: 'Package Subscribed Successfully' });

/** Goes from the card to the confirmation dialog, for a fixed price and the member's own account. */
async function choose(page: Page, name: string): Promise<void> {
  await press(page, `Buy ${name}`);
  await press(dialog(page, `Buy ${name}`), 'Buy');
}

interface Bought {
  data: { data: { username: string; price: string }[] };
}

test(
  'bots, for oneself and for another (T26) [B §2 Bot packages, B §4 Package purchase]',
  everyEngine,
  async ({ page, sandbox, newMember }) => {
    const buyer = await newMember({ paidIn: '1000.00' });
    const sponsor = await newMember();
    const other = await newMember({ sponsor: sponsor.username });
    const payIn = async () => (await buyer.wallets())['pay_in'];
    await page.clock.install();
    const { keys } = await watchWrites(page, '/subscription/store');
    await openAs(page, buyer, bots);
    await choose(page, 'Starter Bot');
    await expect(question(page).getByRole('button', { name: 'Close' })).toBeFocused();
    for (const text of ['$1,000.00', '$900.00', `yourself (${buyer.username})`])
      await expect(question(page).getByText(text)).toBeVisible();
    await proceed(page).dblclick();
    await expect(bought(page)).toBeFocused();
    expect(keys).toHaveLength(1);
    expect(await payIn()).toBe('900.00');
    // The history opens automatically, but not after the member left the page (T26).
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL(/dashboard$/);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/dashboard$/);
    await page.getByRole('link', { name: 'Purchase Package' }).first().click();

    await press(page, 'Buy Flex Bot');
    const whom = dialog(page, 'Buy Flex Bot');
    await whom.getByRole('radio', { name: 'Other user' }).check();
    const name = whom.getByLabel('Username');
    await name.fill(other.username);
    await name.press('Tab');
    await expect(whom.getByText('Available · Test Member')).toBeVisible();
    const amount = page.getByLabel('Investment amount');
    // More than the balance: the server refuses, and the member can correct it.
    await amount.fill('950');
    await amount.press('Enter');
    // A purchase for another member requires the second factor (D137). A refused purchase doesn't use the code up.
    await codeSent(question(page));
    const code = await sandbox.code(buyer.username);
    await typeCode(question(page), code);
    await proceed(page).click();
    await expect(amount).toHaveAccessibleDescription(/^Insufficient Balance/);
    await expect(amount).toHaveValue('950');
    await amount.fill('250');
    await amount.press('Enter');
    await expect(question(page).getByText(`Test Member (${other.username})`)).toBeVisible();
    await typeCode(question(page), notThis(code));
    await proceed(page).click();
    await expect(question(page).getByText('Invalid otp')).toBeVisible();
    await typeCode(question(page), code);
    await proceed(page).click();
    await expect(bought(page)).toBeVisible();
    expect(new Set(keys).size).toBe(4);
    expect(await payIn()).toBe('650.00');
    expect((await other.get<Bought>('subscriptions')).data.data).toMatchObject([
      { username: other.username, price: '250.00' },
    ]);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/user\/subscriptionHistory$/);

    const { data } = await sponsor.get<{ data: object[] }>('payouts?source=REFERRAL');
    expect(data).toMatchObject([{ from_username: other.username, amount: '25.00' }]);
    expect((await sandbox.ledger()).total).toBe('0.00');
    // The sponsor's left bot waits for one on the right (D113).
    await openAs(page, sponsor, '/user/rankDetails');
    await expect(page.getByText('Pairs today: 0. Each pair counts when it’s made.')).toBeVisible();
  },
);

test('a live package: kind and amount, its own history [B §2 Live packages]', async ({ page, newMember }) => {
  const buyer = await newMember({ paidIn: '3000.00' });
  await openAs(page, buyer, '/user/poolpackageList');
  await expect(page.getByRole('button', { name: 'Buy PAAM Start' })).toBeVisible();
  await page.getByText('LIVE', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Buy PAAM Start' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'LIVE' })).toBeChecked();
  await press(page, 'Buy Live Standard');
  await page.getByLabel('Investment amount').fill('1050');
  await press(dialog(page, 'Buy Live Standard'), 'Buy');
  const sent = page.waitForRequest('**/api/live-subscription');
  await proceed(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ subscription_type: 'variable', wallet: 'pay_in', investment_amount: '1050.00' },
  });
  await expect(bought(page)).toBeVisible();
  await page.getByRole('link', { name: 'Open history now' }).click();
  await expect(page).toHaveURL(/\/user\/poolsubscriptionHistory$/);
  expect((await buyer.get<Bought>('live-subscriptions')).data.data).toMatchObject([
    { username: buyer.username, price: '1050.00' },
  ]);
});

test(
  'a lost answer is sent again under one key [B §4 Package purchase]',
  everyEngine,
  async ({ page, newMember }) => {
    const buyer = await newMember({ paidIn: '300.00' });
    await vouchForKeys(page);
    const { keys, lose } = await watchWrites(page, '/subscription/store');
    lose(true);
    await openAs(page, buyer, bots);
    await choose(page, 'Starter Bot');
    await proceed(page).click();
    const unknown = question(page).getByText('We don’t know whether this went through');
    await expect(unknown).toBeVisible();
    await expect(question(page).getByRole('link', { name: 'Check history' })).toBeVisible();
    await press(question(page), 'Try again');
    await expect.poll(() => keys.length).toBe(2);
    await page.reload();
    await expect(page.getByText(/You sent a purchase of Starter Bot/)).toBeVisible();
    lose(false);
    await press(page, 'Try again');
    await expect(unknown).toBeVisible();
    await press(question(page), 'Try again');
    await expect(bought(page)).toBeVisible();
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect((await buyer.get<Bought>('subscriptions')).data.data).toHaveLength(1);
    expect(await buyer.wallets()).toMatchObject({ pay_in: '200.00' });
  },
);
