import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { MemberCalls, ownMember, type OwnMember } from './support/memberCalls';
import { countCalls } from './support/newMember';
import { networkOf } from './support/network';
import { openAs } from './support/openAs';
import { pagesOf } from './support/pdf';
import type { Sandbox } from './support/sandbox';
import { everyEngine, test } from './support/test';

const starterBot = 1;
const liveIntro = { id: 14, price: '500.00' };

/** A member of this test's own with 1,000 dollars, who confirms by pin: a code by mail is the dialog's own test. */
async function buyer(request: APIRequestContext, sandbox: Sandbox, by: 'otp' | 'mpin' = 'mpin') {
  const member: OwnMember = { ...(await ownMember(request, sandbox)), auth_type: by };
  const calls = new MemberCalls(request, sandbox, member);
  const paid = await request.post('/sandbox/deposits', {
    data: { username: member.username, amount: '1000.00', payment_method_id: 1 },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  await calls.get('balance-sync?payment_method_id=1');
  if (by === 'mpin') await calls.confirmBy('mpin');
  return { member, calls };
}

const buyBot = ({ member, calls }: Awaited<ReturnType<typeof buyer>>, username = member.username) =>
  calls.post('subscription/store', {
    ...{ package_id: starterBot, subscription_type: 'fixed', investment_amount: '100.00', username },
  });

const buyLive = ({ member, calls }: Awaited<ReturnType<typeof buyer>>) =>
  calls.post('live-subscription', {
    ...{ package_id: liveIntro.id, subscription_type: 'variable', investment_amount: liveIntro.price },
    ...{ username: member.username, wallet: 'pay_in' },
  });

interface LiveRows {
  data: { data: { id: number; status: number; account_number: string | null }[] };
}
const liveRow = async (calls: MemberCalls) =>
  (await calls.get<LiveRows>('live-subscriptions')).data.data[0] ?? { id: 0, status: -1, account_number: '' };

const table = (page: Page, name: string) => page.getByRole('table', { name });
const verify = (page: Page) => page.getByRole('dialog', { name: 'Verify Your Account' });

/** Reason and code, in the open dialog, and its button twice at once: it is one request all the same (T12). */
async function confirm(page: Page, reason: string | undefined, code: string, button: string) {
  if (reason !== undefined) await verify(page).getByLabel('Reason').fill(reason);
  await verify(page)
    .getByLabel(/^digit 1 of/)
    .focus();
  await page.keyboard.type(code);
  await verify(page).getByRole('button', { name: button }).dblclick();
}

test(
  'a live subscription gets its account, is cancelled, and the money comes back',
  everyEngine,
  async ({ page, sandbox, request }) => {
    const shop = await buyer(request, sandbox);
    const { member, calls } = shop;
    await buyLive(shop);
    const sent = countCalls(page, `/cancel-live-subscription-${(await liveRow(calls)).id}`);
    await openAs(page, member, '/user/poolsubscriptionHistory');
    const list = table(page, 'Live Subscription History');
    await expect(page.getByRole('region', { name: 'Cancelling a subscription' })).toContainText('10 %');
    await expect(list.getByRole('progressbar', { name: 'Paid ROI' })).toBeVisible();

    await list.getByRole('button', { name: 'Add Account Live Intro' }).click();
    const number = `90${String(Date.now()).slice(-9)}`;
    await page.getByLabel('Account number').fill(number);
    await page.getByRole('button', { name: 'Next' }).click();
    const question = page.getByRole('dialog', { name: 'Give us authority over this account?' });
    await expect(question).toContainText(number);
    await question.getByRole('button', { name: 'Add Account' }).click();
    await expect(page.getByText('The account has been added.')).toBeVisible();
    await expect(list.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      `/user/mt5Account?account=${number}`,
    );
    await expect(list.getByRole('button', { name: /^Add Account/ })).toHaveCount(0);

    await list.getByRole('button', { name: 'Cancel Live Intro' }).click();
    await expect(verify(page)).toContainText('$450.00');
    await confirm(page, 'I need the money', '0000', 'Request cancellation');
    await expect(verify(page).getByText('Invalid mpin')).toBeVisible();
    await expect(verify(page).getByLabel('Reason')).toHaveValue('I need the money');
    await confirm(page, undefined, member.pin, 'Request cancellation');
    await expect(page.getByText('Your cancellation has been requested.')).toBeVisible();
    await expect(list.getByText('Cancellation Requested')).toBeVisible();
    await expect(list.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
    expect(sent()).toBe(2);

    const { id } = await liveRow(calls);
    const decided = await request.post(`/sandbox/cancellations/${id}`, { data: { status: 1 } });
    expect(decided.status()).toBe(200);
    await page.reload();
    await expect(list.getByText('Cancelled')).toBeVisible();
    const { data } = await calls.get<{ data: { payout_balance: string } }>('dashboard');
    expect(data.payout_balance).toBe('450.00');
  },
);

test('a lost answer is sent again as it was; one cancelled elsewhere says so', async ({
  page,
  sandbox,
  request,
}) => {
  const shop = await buyer(request, sandbox);
  const { member, calls } = shop;
  await buyLive(shop);
  const { id } = await liveRow(calls);
  await openAs(page, member, '/user/poolsubscriptionHistory');
  const list = table(page, 'Live Subscription History');
  await list.getByRole('button', { name: 'Cancel Live Intro' }).click();

  const network = await networkOf(page);
  const recover = await network.loseAnswers(`cancel-live-subscription-${id}`);
  await confirm(page, 'I need the money', member.pin, 'Request cancellation');
  await expect(verify(page).getByText('We can’t tell whether this was done')).toBeVisible();
  await recover();
  await verify(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your cancellation has been requested.')).toBeVisible();
  await expect(list.getByText('Cancellation Requested')).toBeVisible();

  // The operator refuses; in another tab the member asks anew, while this one still says Active.
  await request.post(`/sandbox/cancellations/${id}`, { data: { status: 2 } });
  await page.reload();
  await list.getByRole('button', { name: 'Cancel Live Intro' }).click();
  await calls.post(`cancel-live-subscription-${id}`, { reason: 'Elsewhere', mpin: member.pin });
  await confirm(page, 'Twice', member.pin, 'Request cancellation');
  await expect(verify(page).getByRole('alert')).toHaveText('This subscription is not active.');
  await verify(page).getByRole('button', { name: 'Close' }).click();
  await expect(list.getByText('Cancellation Requested')).toBeVisible();
});

test('a bot ends at once, by a mailed code of six digits; a number in use stays in its field', async ({
  page,
  sandbox,
  request,
}) => {
  const shop = await buyer(request, sandbox, 'otp');
  const { member } = shop;
  await buyBot(shop);
  await buyBot(shop, 'leader');
  await buyLive(shop);
  await openAs(page, member, '/user/subscriptionHistory');
  const list = table(page, 'Subscription History');
  // What was bought for somebody else is theirs to cancel.
  await expect(list.getByText('Bought by you')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Invoice/ })).toHaveCount(2);
  await sandbox.advance(61);
  await list.getByRole('button', { name: /^Cancel/ }).click();
  await expect(
    verify(page)
      .getByText(/Resend request after/)
      .first(),
  ).toBeVisible();
  await expect(verify(page).getByText('Its price is not refunded.')).toBeVisible();
  await confirm(page, 'Enough', await sandbox.code(member.username), 'Cancel subscription');
  await expect(page.getByText('Your subscription has been cancelled.')).toBeVisible();
  await expect(list.getByText('InActive')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);

  const other = await buyer(request, sandbox);
  await buyLive(other);
  const account_number = `91${String(Date.now()).slice(-9)}`;
  const { id } = await liveRow(other.calls);
  await other.calls.post('mt5/user-account-add', { account_number, subscription_id: id });
  await page.goto('/user/poolsubscriptionHistory');
  await page.getByRole('button', { name: 'Add Account Live Intro' }).click();
  await page.getByLabel('Account number').fill(account_number);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Account' });
  await expect(dialog.getByText('This account number cannot be used.')).toBeVisible();
  await expect(dialog.getByLabel('Account number')).toHaveValue(account_number);
});

test('an invoice stands in a tab of its own: no request, no session, one page, and longer than the portal (D7)', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const shop = await buyer(request, sandbox);
  await buyBot(shop);
  await openAs(page, shop.member, '/user/subscriptionHistory');
  const button = table(page, 'Subscription History').getByRole('button', { name: /^Invoice/ });
  await expect(button).toBeVisible();

  // The portal itself loads ahead what may be wanted next; of the tab nothing is asked for.
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
  expect(await tab.evaluate(() => window.opener === null && sessionStorage.length === 0)).toBe(true);
  expect(pagesOf(await tab.pdf({ preferCSSPageSize: true }))).toBe(1);

  // A reload brings it back, and the portal has kept its session.
  await tab.reload();
  await expect(paper.getByText('One hundred dollars')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(shop.member.token);

  await page.close({ runBeforeUnload: false });
  await expect(paper.getByText('One hundred dollars')).toBeVisible();
  await expect(tab.getByText(/print command of your browser/)).toBeVisible();
  await expect(tab.getByRole('button')).toHaveCount(0);
  expect(pagesOf(await tab.pdf({ preferCSSPageSize: true }))).toBe(1);
});

test('a blocked tab is said, and what a server sends stays text', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const shop = await buyer(request, sandbox);
  await page.route('**/api/subscriptions?*', (route) =>
    route.fulfill({
      json: {
        status: true,
        data: {
          data: [
            {
              ...{ id: 1, username: 'a', invoice_id: 'X1', package: '<img src=x onerror=alert(1)>' },
              ...{ price: '1e3', status: 'odd', created_at: null, name: '</title><script>alert(1)</script>' },
            },
          ],
        },
      },
    }),
  );
  await openAs(page, shop.member, '/user/subscriptionHistory');
  const button = page.getByRole('button', { name: 'Invoice X1' });
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(tab.getByText('</title><script>alert(1)</script>')).toBeVisible();
  expect(await tab.locator('script, img').count()).toBe(0);
  await tab.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await button.click();
  await expect(page.getByText(/blocked the new tab/)).toBeVisible();
});
