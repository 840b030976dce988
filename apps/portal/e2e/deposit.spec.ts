import type { APIRequestContext, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { networkOf } from './support/network';
import { countCalls } from './support/newMember';
import { noisyPng } from './support/noisyPng';
import { bearer, openAs, signedInMember, type SignedInMember } from './support/openAs';
import { everyEngine, expect as expectSoon, test } from './support/test';

// The server draws every picture anew before it answers.
const expect = expectSoon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 90_000 });

const deposit = '/user/manualDepositList';
const bep20 = 1;
const trc20 = 2;
const checkEvery = 30_000;
const tryAgain = 'Something Went Wrong Please Try Again....';

async function read<T>(request: APIRequestContext, { token }: SignedInMember, path: string): Promise<T> {
  return (await (await request.get(`/api/${path}`, { headers: bearer(token) })).json()) as T;
}

async function addressOf(request: APIRequestContext, member: SignedInMember, method: number) {
  const path = `fetch-address?payment_method_id=${method}`;
  return (await read<{ data: { address: string } }>(request, member, path)).data.address;
}

async function balanceOf(request: APIRequestContext, member: SignedInMember) {
  return (await read<{ data: { payin_balance: string } }>(request, member, 'dashboard')).data.payin_balance;
}

/** Somebody pays to the member's address. */
async function pay(request: APIRequestContext, { username }: SignedInMember, amount: string, method: number) {
  const answer = await request.post('/sandbox/deposits', {
    data: { username, amount, payment_method_id: method },
  });
  expect(answer.status()).toBe(200);
}

/** The reports of a member that wait for the operator, by number. */
async function waitingOf(request: APIRequestContext, { username }: SignedInMember): Promise<string[]> {
  const page = await (await request.get('/sandbox', { headers: { accept: 'text/html' } })).text();
  return [...page.matchAll(new RegExp(`#(\\d+) ${username}: ₹`, 'g'))].map(([, id = '']) => id);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const shownAddress = (page: Page) =>
  page.getByRole('figure', { name: 'Your deposit address' }).locator('code');
const sync = (page: Page) => page.getByRole('button', { name: 'Sync Balance' });
const table = (page: Page) => page.getByRole('table', { name: 'Recent transactions' });
const toast = (page: Page, text: string) => page.locator('[data-toaster]').getByText(text);

/** As a browser says it when the member looks at another tab. */
async function show(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test(
  'an address for each network, copied whole; what is paid there is in the wallet after one sync',
  everyEngine,
  async ({ page, sandbox, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const member = await signedInMember(request, sandbox);
    const syncs = countCalls(page, '/balance-sync');
    await openAs(page, member, deposit);
    await expect(shownAddress(page)).toHaveText(await addressOf(request, member, bep20));

    await tab(page, 'USDT TRC20').click();
    const address = await addressOf(request, member, trc20);
    await expect(shownAddress(page)).toHaveText(address);
    await expect(page.getByText('Send only USDT on TRC20')).toBeVisible();
    await expect(page.getByRole('img', { name: `QR code of ${address}` })).toBeVisible();
    await page.getByRole('button', { name: 'Copy address' }).click();
    await expect(toast(page, 'Deposit Address copy to clipboard successfully.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    // Looking at it, going to and fro and coming back asks for no sync (D54).
    await page.reload();
    await expect(shownAddress(page)).toHaveText(address);
    await pay(request, member, '250.00', trc20);
    await expect(page.getByText('Nothing to show yet')).toBeVisible();
    expect([syncs(), await balanceOf(request, member)]).toEqual([0, '0.00']);

    await sync(page).dblclick();
    await expect(toast(page, 'Balance synced successfully.')).toBeVisible();
    await expect(table(page).getByText('+$250.00')).toBeVisible();
    await expect(page.getByText('$250.00', { exact: true })).toBeVisible();
    expect([syncs(), await balanceOf(request, member)]).toEqual([1, '250.00']);

    await tab(page, 'USDT BEP20').click();
    await expect(page.getByText('Nothing to show yet')).toBeVisible();
    await sync(page).click();
    await expect(page.getByText('No deposits found')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('link', { name: /Receiving Wallet/ })).toContainText('$250.00');
  },
);

/** The next check has gone out, was answered, and the page has taken the answer in. */
async function checkedAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForEvent('requestfinished', isSync);
  await act();
  await answered;
  await expect(sync(page)).not.toHaveAttribute('aria-busy', 'true');
}
const isSync = (sent: { url: () => string }) => sent.url().includes('/api/balance-sync');

test('checking by itself: at its pace, in view alone, and only until something fails', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await signedInMember(request, sandbox);
  const syncs = countCalls(page, '/balance-sync');
  await page.clock.install();
  await openAs(page, member, deposit);
  const knob = page.getByRole('switch', { name: 'Keep checking' });
  await checkedAfter(page, () => knob.check());
  await expect(page.getByText('No deposits found')).toBeVisible();

  await pay(request, member, '75.00', bep20);
  await checkedAfter(page, () => page.clock.fastForward(checkEvery));
  await expect(table(page).getByText('+$75.00')).toBeVisible();
  await expect(toast(page, 'A new deposit was found.')).toBeVisible();
  await expect(page.getByText('$75.00', { exact: true })).toBeVisible();
  expect(syncs()).toBe(2);

  await show(page, 'hidden');
  await page.clock.fastForward(10 * checkEvery);
  expect(syncs()).toBe(2);
  await checkedAfter(page, () => show(page, 'visible'));
  expect(syncs()).toBe(3);

  const busy = {
    status: 429,
    headers: { 'retry-after': '120' },
    json: { status: false, message: 'Slowly.' },
  };
  await page.route('**/api/balance-sync*', (route) => route.fulfill(busy));
  await checkedAfter(page, () => page.clock.fastForward(checkEvery));
  expect(syncs()).toBe(4);
  await expect(page.getByText(/You can sync again in \d+ sec/).first()).toBeAttached();
  await expect(knob).toBeChecked();
  await page.clock.fastForward(3 * checkEvery);
  await sync(page).press('Enter');
  expect(syncs()).toBe(4);

  await page.unroute('**/api/balance-sync*');
  await page.route('**/api/balance-sync*', (route) => route.abort());
  await page.clock.fastForward(checkEvery);
  await expect(page.getByText('Checking has stopped, because it did not get through.')).toBeVisible();
  await expect(knob).not.toBeChecked();
  await expect(table(page).getByText('+$75.00')).toBeVisible();
  expect(syncs()).toBe(5);
  await page.clock.fastForward(10 * checkEvery);
  expect(syncs()).toBe(5);

  await page.unroute('**/api/balance-sync*');
  await checkedAfter(page, () => knob.check());
  expect(syncs()).toBe(6);
  await tab(page, 'USDT TRC20').click();
  await expect(knob).not.toBeChecked();
  await page.clock.fastForward(10 * checkEvery);
  expect(syncs()).toBe(6);
});

test('an address that comes late shows nothing under the next tab, and one that fails leaves the others', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await signedInMember(request, sandbox);
  const [first, second] = [await addressOf(request, member, bep20), await addressOf(request, member, trc20)];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/fetch-address?payment_method_id=1', async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page, member, deposit);
  await tab(page, 'USDT TRC20').click();
  await expect(shownAddress(page)).toHaveText(second);
  const late = page.waitForResponse('**/api/fetch-address?payment_method_id=1');
  release();
  await late;
  await expect(shownAddress(page)).toHaveText(second);
  expect(await page.content()).not.toContain(first);

  await page.unroute('**/api/fetch-address?payment_method_id=1');
  await page.route('**/api/fetch-address?payment_method_id=1', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>SQLSTATE</h1>' }),
  );
  await page.goto(`${deposit}?method=1`);
  await expect(page.getByText(tryAgain)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sync(page)).toBeEnabled();
  await tab(page, 'USDT TRC20').click();
  await expect(shownAddress(page)).toHaveText(second);
  await tab(page, 'USDT BEP20').click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeEnabled();
  await page.unroute('**/api/fetch-address?payment_method_id=1');
  await again.click();
  await expect(shownAddress(page)).toHaveText(first);
});

test('hostile methods and addresses: words, and nothing that could be paid to', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await signedInMember(request, sandbox);
  const data = [
    { id: 1, name: '<img src=x onerror=alert(1)>Pay <b>here</b>', network_name: 'BEP20\u202e' },
    { id: 2, name: '__proto__', network_name: 'TRC20' },
    { id: '2&x=1', name: 'Left out', network_name: 'BEP20' },
    { id: 3, name: null, network_name: null, conversion_rate: 'NaN' },
    null,
  ];
  await page.route('**/api/available-payment-methods*', (route) =>
    route.fulfill({ json: { status: true, methods: { data } } }),
  );
  // The other network's address, under each method.
  const address = await addressOf(request, member, trc20);
  await page.route('**/api/fetch-address?payment_method_id=1', (route) =>
    route.fulfill({ json: { status: true, data: { address } } }),
  );
  await openAs(page, member, deposit);
  await expect(page.getByRole('tab')).toHaveText(['Pay here', '__proto__', 'Method 3']);
  await expect(page.getByRole('alert').getByText('This address is not shown')).toBeVisible();
  expect(await page.content()).not.toContain(address);
  await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
  await tab(page, '__proto__').click();
  await expect(shownAddress(page)).toHaveText(address);
  await tab(page, 'Method 3').click();
  await expect(page.getByRole('button', { name: 'Report a deposit' })).toBeVisible();
});

interface ReportedFields {
  amount: string;
  transactionId: string;
  /** A file on the disk, which has a date of its own. */
  receipt: string;
}

/** Fills in a report and opens the question. */
async function review(page: Page, { amount, transactionId, receipt }: ReportedFields): Promise<void> {
  await page.getByLabel('Amount in rupees').fill(amount);
  await page.getByLabel('Transaction id').fill(transactionId);
  await page.getByLabel('Receipt', { exact: true }).setInputFiles(receipt);
  await expect(page.getByRole('img', { name: 'Preview: Receipt' })).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Report this deposit?' });

test(
  'by bank, from an MT5 account: reported once, approved, and in the wallet',
  everyEngine,
  async ({ page, sandbox, request }, info) => {
    const member = await signedInMember(request, sandbox);
    const receipt = info.outputPath('receipt.png');
    writeFileSync(receipt, noisyPng(64));
    const reports = countCalls(page, '/manual-deposit');
    const transactionId = `UTR-${member.username}`;
    await openAs(page, member, '/user/manualDepositBankList/5012345');
    await expect(page.getByRole('tab')).toHaveText(['Bank transfer']);
    await expect(page.getByText('For MT5 account 5012345')).toBeVisible();
    await page.getByRole('button', { name: 'Report a deposit' }).click();
    await expect(page.getByLabel('Comment (optional)')).toHaveValue('MT5 account 5012345');
    await review(page, { amount: '8825', transactionId, receipt });
    await expect(question(page).getByText('₹8,825.00')).toBeVisible();
    await expect(question(page).getByText('$100.00')).toBeVisible();
    await question(page).getByRole('button', { name: 'Report deposit' }).dblclick();
    await expect(toast(page, 'Deposit request sent successfully.')).toBeVisible();
    await expect(page.getByText('Your deposit is reported')).toBeVisible();
    expect(reports()).toBe(1);

    await sync(page).click();
    await expect(page.getByText('No deposits found')).toBeVisible();
    const [id] = await waitingOf(request, member);
    expect((await request.post(`/sandbox/manual-deposits/${id}`, { data: { status: 1 } })).status()).toBe(
      200,
    );
    await sync(page).click();
    await expect(table(page).getByText(transactionId)).toBeVisible();
    await expect(table(page).getByText('+$100.00')).toBeVisible();
    await expect(page.getByText('$100.00', { exact: true })).toBeVisible();

    // The same payment once more is refused at its field, with everything still there.
    await page.getByRole('button', { name: 'Report a deposit' }).click();
    await review(page, { amount: '8825', transactionId, receipt });
    await question(page).getByRole('button', { name: 'Report deposit' }).click();
    const field = page.getByLabel('Transaction id');
    await expect(field).toHaveAccessibleDescription(/has already been taken/);
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Amount in rupees')).toHaveValue('8825');
    expect(await balanceOf(request, member)).toBe('100.00');
  },
);

test('a report whose answer is lost: named, known after a reload, sent again under its key, and taken once', async ({
  page,
  sandbox,
  request,
}, info) => {
  const member = await signedInMember(request, sandbox);
  const receipt = info.outputPath('receipt.png');
  writeFileSync(receipt, noisyPng(64));
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/manual-deposit')) keys.push(sent.headers()['idempotency-key']);
  });
  const fields = { amount: '882.5', transactionId: `UTR-${member.username}`, receipt };
  await openAs(page, member, `${deposit}?method=3`);
  const network = await networkOf(page);
  const found = await network.loseAnswers('manual-deposit');
  await page.getByRole('button', { name: 'Report a deposit' }).click();
  await review(page, fields);
  await question(page).getByRole('button', { name: 'Report deposit' }).click();
  await expect(question(page).getByText('We can’t tell whether this was done')).toBeVisible();
  await expect(question(page).getByRole('link', { name: 'Check history' })).toBeVisible();
  await question(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(question(page).getByRole('button', { name: 'Try again' })).toBeEnabled();

  await found();
  await page.reload();
  await expect(page.getByText(fields.transactionId)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Transaction id')).toHaveValue(fields.transactionId);
  await review(page, fields);
  await expect(question(page).getByText('We can’t tell whether this was done')).toBeVisible();
  await question(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'Deposit request sent successfully.')).toBeVisible();
  await expect(page.getByText('Your deposit is reported')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect(await waitingOf(request, member)).toHaveLength(1);
});
