import type { Page } from '@playwright/test';
import { Buyer, watchPurchases } from './support/buyer';
import { openSession } from './support/newMember';
import { openAs, signedInMember } from './support/openAs';
import { everyEngine, expect, test } from './support/test';

// A purchase is a way of many steps, and an account's sign-in is costly on purpose.
test.describe.configure({ timeout: 60_000 });

const bots = '/user/packageList';
const botPath = '/subscription/store';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => dialog(page, 'Are You Sure To Buy This Package ?');
const bought = (page: Page) => page.getByRole('heading', { name: 'Package Subscribed Successfully' });

/** From the card to the question, of a fixed price and for oneself. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Buy ${name}` }).click();
  await dialog(page, `Buy ${name}`).getByRole('button', { name: 'Buy', exact: true }).click();
}

const proceed = (page: Page) => question(page).getByRole('button', { name: 'Continue' });

interface Payouts {
  data: { from_username: string; amount: string }[];
}

test(
  'a bot for oneself, then one of an amount for another user, whose sponsor is paid',
  everyEngine,
  async ({ page, sandbox, request }) => {
    const buyer = await Buyer.make(request, sandbox, '1000.00');
    const other = await signedInMember(request, sandbox);
    const { keys } = await watchPurchases(page, botPath);
    await openAs(page, buyer.member, bots);
    await expect(page.getByText('$5,000 – Above')).toBeVisible();
    await choose(page, 'Starter Bot');
    await expect(question(page).getByRole('button', { name: 'Close' })).toBeFocused();
    for (const text of ['$1,000.00', '$900.00', `yourself (${buyer.member.username})`])
      await expect(question(page).getByText(text)).toBeVisible();
    await proceed(page).dblclick();
    await expect(bought(page)).toBeFocused();
    expect(keys).toHaveLength(1);
    expect(await buyer.held()).toBe('900.00');
    await page.getByRole('button', { name: 'Buy another package' }).click();
    await expect(page.getByText('$900.00')).toBeVisible();

    await page.getByRole('button', { name: 'Buy Flex Bot' }).click();
    const whom = dialog(page, 'Buy Flex Bot');
    await whom.getByRole('radio', { name: 'Other user' }).check();
    const name = whom.getByLabel('Username');
    const buy = whom.getByRole('button', { name: 'Buy', exact: true });
    await name.fill(buyer.member.username.toUpperCase());
    await name.blur();
    await expect(whom.getByText('Not Available').first()).toBeVisible();
    await name.fill(other.username);
    await expect(buy).toBeDisabled();
    await name.press('Tab');
    await expect(whom.getByText('Available · Test Member')).toBeVisible();
    await buy.click();
    const amount = page.getByLabel('Investment amount');
    await amount.fill('175');
    await amount.press('Enter');
    await expect(page.getByText('Please Enter Amount In Multiple 0f 50')).toBeVisible();
    await amount.fill('250');
    await amount.press('Enter');
    await expect(question(page).getByText(`Test Member (${other.username})`)).toBeVisible();
    await proceed(page).click();
    await expect(bought(page)).toBeVisible();
    expect(new Set(keys).size).toBe(2);
    expect(await buyer.held()).toBe('650.00');
    expect(await buyer.get<object>('subscriptions', other)).toMatchObject({
      data: { data: [{ username: other.username, price: '250.00' }] },
    });

    const leader = await sandbox.member('leader');
    const sponsor = { username: 'leader', token: await openSession(request, sandbox, leader) };
    const { data } = await buyer.get<Payouts>('payouts?source=REFERRAL', sponsor);
    const paid = data.filter(({ from_username }) => from_username === other.username);
    expect(paid.map(({ amount: cents }) => cents)).toEqual(['25.00']);
    expect((await sandbox.ledger()).total).toBe('0.00');
  },
);

test('a live package: the kind in the address, the amount, its own history', async ({
  page,
  sandbox,
  request,
}) => {
  const buyer = await Buyer.make(request, sandbox, '3000.00');
  await openAs(page, buyer.member, '/user/poolpackageList');
  await expect(page.getByRole('button', { name: 'Buy PAAM Start' })).toBeVisible();
  await page.getByText('LIVE', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Buy PAAM Start' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'LIVE' })).toBeChecked();
  await choose(page, 'Live Standard');
  await page.getByLabel('Investment amount').fill('1050');
  await page.getByRole('button', { name: 'Continue' }).click();
  const sent = page.waitForRequest('**/api/live-subscription');
  await proceed(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ subscription_type: 'variable', wallet: 'pay_in', investment_amount: '1050.00' },
  });
  await expect(bought(page)).toBeVisible();
  await page.getByRole('link', { name: 'Open history now' }).click();
  await expect(page).toHaveURL(/\/user\/poolsubscriptionHistory$/);
  expect(await buyer.bought('live-subscriptions')).toEqual([[buyer.member.username, '1050.00']]);
});

test('a lost answer: named, and sent again under one key, before a reload and after it', async ({
  page,
  sandbox,
  request,
}) => {
  const buyer = await Buyer.make(request, sandbox, '300.00');
  const watch = await watchPurchases(page, botPath);
  watch.lost = true;
  await openAs(page, buyer.member, bots);
  await choose(page, 'Starter Bot');
  await proceed(page).click();
  const unknown = 'We can’t tell whether this was done';
  await expect(question(page).getByText(unknown)).toBeVisible();
  await expect(question(page).getByRole('link', { name: 'Check history' })).toBeVisible();
  await question(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => watch.keys.length).toBe(2);

  await page.reload();
  await expect(page.getByText(/A purchase of Starter Bot for \$100\.00/)).toBeVisible();
  watch.lost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(question(page).getByText(unknown)).toBeVisible();
  await question(page).getByRole('button', { name: 'Try again' }).click();
  await expect(bought(page)).toBeVisible();
  expect(watch.keys).toHaveLength(3);
  expect(new Set(watch.keys).size).toBe(1);
  expect(await buyer.bought('subscriptions')).toEqual([[buyer.member.username, '100.00']]);
  expect(await buyer.held()).toBe('200.00');
});

test('what the server refuses is said where it can be mended, and nothing is lost', async ({
  page,
  sandbox,
  request,
}) => {
  const buyer = await Buyer.make(request, sandbox, '200.00');
  await openAs(page, buyer.member, bots);
  await page.getByRole('button', { name: 'Buy Flex Bot' }).click();
  await dialog(page, 'Buy Flex Bot').getByRole('button', { name: 'Buy', exact: true }).click();
  const amount = page.getByLabel('Investment amount');
  await amount.fill('250');
  await expect(page.getByText('This is more than your wallet holds.')).toBeVisible();
  await amount.press('Enter');
  await proceed(page).click();
  await expect(amount).toHaveAccessibleDescription(/^Insufficient Balance/);
  await expect(amount).toHaveValue('250');
  await amount.fill('200');
  await amount.press('Enter');
  await proceed(page).click();
  await expect(bought(page)).toBeVisible();
  expect(await buyer.held()).toBe('0.00');
});

test('the history opens after six seconds, and for whoever has left not at all', async ({
  page,
  sandbox,
  request,
}) => {
  const buyer = await Buyer.make(request, sandbox, '300.00');
  await page.clock.install();
  await openAs(page, buyer.member, bots);
  for (const leaves of [true, false]) {
    await choose(page, 'Starter Bot');
    await proceed(page).click();
    await expect(bought(page)).toBeVisible();
    // Well before the six seconds: real time runs on beside this clock.
    await page.clock.runFor(2000);
    await expect(bought(page)).toBeVisible();
    if (leaves) await page.getByRole('link', { name: 'Dashboard' }).first().click();
    if (leaves) await expect(page).toHaveURL(/dashboard$/);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(leaves ? /dashboard$/ : /\/user\/subscriptionHistory$/);
    if (leaves) await page.getByRole('link', { name: 'Purchase Package' }).first().click();
  }
});
