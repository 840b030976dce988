import type { Page } from '@playwright/test';
import { toNetwork } from './support/network';
import { codeSent, dialog, openAs, press, question, toast, typeCode, toPages } from './support/page';
import { everyEngine, expect, test } from './support/test';
import { countCalls } from './support/traffic';

const table = (page: Page, name: string) => page.getByRole('table', { name });

/** Fills in reason and code in the open dialog and presses its button twice in a row. It is still one request (T12). */
async function confirm(page: Page, reason: string | undefined, code: string, button: string) {
  if (reason !== undefined) await question(page).getByLabel('Reason').fill(reason);
  await typeCode(question(page), code);
  await question(page).getByRole('button', { name: button }).dblclick();
}

test(
  'a live subscription is cancelled [B §4 Add MT5 account, B §4 Cancel live subscription]',
  everyEngine,
  async ({ page, sandbox, newMember }) => {
    const member = await newMember({ paidIn: '1000.00', by: 'mpin' });
    const id = await member.buyLive();
    const sent = countCalls(page, `/cancel-live-subscription-${id}`);
    await openAs(page, member, '/user/poolsubscriptionHistory');
    const list = table(page, 'Live Subscription History');
    await expect(page.getByRole('region', { name: 'Cancelling a subscription' })).toContainText('10%');
    await press(list, 'Add Account Live Intro');
    const number = `90${String(Date.now()).slice(-9)}`;
    await page.getByLabel('Account number').fill(number);
    await press(page, 'Next');
    const authority = dialog(page, 'Let us trade on this account?');
    await expect(authority).toContainText(number);
    await press(authority, 'Add Account');
    await expect(toast(page, 'The account has been added.')).toBeVisible();
    await expect(list.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      `/user/mt5Account?account=${number}`,
    );
    await expect(list.getByRole('button', { name: /^Add Account/ })).toHaveCount(0);

    await press(list, 'Cancel Live Intro');
    await expect(question(page)).toContainText('10%');
    await confirm(page, 'I need the money', '0000', 'Request cancellation');
    await expect(question(page).getByText('That security PIN isn’t right.')).toBeVisible();
    await expect(question(page).getByLabel('Reason')).toHaveValue('I need the money');
    const network = await toNetwork(page);
    const recover = await network.loseAnswers(`cancel-live-subscription-${id}`);
    await confirm(page, undefined, member.pin, 'Request cancellation');
    await expect(question(page).getByText('We don’t know whether this went through')).toBeVisible();
    await recover();
    await press(question(page), 'Try again');
    await expect(toast(page, 'Your cancellation has been requested.')).toBeVisible();
    await expect(list.getByText('Cancellation Requested')).toBeVisible();
    await expect(list.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
    expect(sent()).toBe(3);

    await sandbox.decide('cancellations', id, { status: 1 });
    await page.reload();
    await expect(list.getByText('Cancelled')).toBeVisible();
    expect(await member.wallets()).toMatchObject({ pay_in: '500.00', pay_out: '450.00' });
    expect((await sandbox.ledger()).total).toBe('0.00');
  },
);

test('a bot ends immediately, by a mailed code of six digits [B §4 Cancel live subscription]', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember({ paidIn: '1000.00' });
  await member.buyBot();
  await member.buyBot((await newMember()).username);
  await openAs(page, member, '/user/subscriptionHistory');
  const list = table(page, 'Subscription History');
  await expect(list.getByText('Bought by you')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Invoice/ })).toHaveCount(2);
  await list.getByRole('button', { name: /^Cancel/ }).click();
  await codeSent(question(page));
  await expect(question(page).getByText('We don’t refund its price.')).toBeVisible();
  await confirm(page, 'Enough', await sandbox.code(member.username), 'Cancel subscription');
  await expect(toast(page, 'Your subscription has been cancelled.')).toBeVisible();
  await expect(list.getByText('InActive')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
});

test('an invoice is read in the direction and has the colour of its portal (ADR 26)', async ({
  page,
  context,
  newMember,
}) => {
  const member = await newMember({ paidIn: '1000.00' });
  await member.buyBot();
  const operators = JSON.stringify({ language: 'ar', brand: { accent: '#ffcc00' } });
  await page.route('**/config.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: operators }),
  );
  await openAs(page, member, '/user/subscriptionHistory');
  const invoice = page.getByRole('table').getByRole('button', { name: /^فاتورة/ });
  const [tab] = await Promise.all([context.waitForEvent('page'), invoice.click()]);
  await expect(tab.getByRole('article')).toBeVisible();
  const getAccent = (one: Page) =>
    one.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  expect(await getAccent(tab)).toBe(await getAccent(page));
  expect(await getAccent(tab)).not.toBe('#2444d0');
  await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'ar');
});

test('an invoice is a separate tab: no request, no session (D7) [B §2 Bot history]', async ({
  page,
  context,
  newMember,
}) => {
  const member = await newMember({ paidIn: '1000.00' });
  await member.buyBot();
  // The portal's idle-time reads are separate, and must end before the press.
  const news = page.waitForResponse('**/api/news');
  await openAs(page, member, '/user/subscriptionHistory');
  const button = table(page, 'Subscription History').getByRole('button', { name: /^Invoice/ });
  await expect(button).toBeVisible();
  await news;
  // The portal prefetches screens in the background, so only the tab's own requests count.
  const asked: string[] = [];
  context.on('request', (one) => {
    const isPortals = one.frame().page() === page;
    if (!isPortals || one.url().includes('/api/')) asked.push(one.url());
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  const paper = tab.getByRole('article', { name: /^Invoice / });
  await expect(paper.getByText('Test Member')).toBeVisible();
  await expect(paper.getByText('One hundred dollars')).toBeVisible();
  await expect(tab).toHaveTitle(/^Invoice \S+$/);
  // The tab uses the portal's fonts.
  const readFontFamilies = () => tab.evaluate(() => [...document.fonts].map(({ family }) => family));
  await expect.poll(readFontFamilies).toContain('Geist');
  expect(await tab.evaluate(() => window.opener === null && sessionStorage.length === 0)).toBe(true);
  expect(toPages(await tab.pdf({ preferCSSPageSize: true }))).toBe(1);
  // A reload restores it, and the portal keeps its session.
  await tab.reload();
  await expect(paper.getByText('One hundred dollars')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(member.token);

  await page.evaluate(() => {
    window.open = () => null;
  });
  await button.click();
  await expect(page.getByText(/blocked the new tab/)).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await expect(paper.getByText('One hundred dollars')).toBeVisible();
  await expect(tab.getByText(/your browser’s print command/)).toBeVisible();
  await expect(tab.getByRole('button')).toHaveCount(0);
});
