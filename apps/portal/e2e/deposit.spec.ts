import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import type { Member } from './support/member';
import { toNetwork } from './support/network';
import { noisyPng } from './support/noisyPng';
import { dialog, openAs, press, toast } from './support/page';
import { asOperator } from './support/sandbox';
import { everyEngine, expect, test } from './support/test';
import { countCalls, vouchForKeys } from './support/traffic';

const deposit = '/user/manualDepositList';
const bep20 = 1;
const trc20 = 2;
const checkEvery = 30_000;

const parseAddress = async (member: Member, method: number) =>
  (await member.get<{ data: { address: string } }>(`fetch-address?payment_method_id=${method}`)).data.address;
const payIn = async (member: Member) => (await member.wallets())['pay_in'] ?? '0.00';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const shownAddress = (page: Page) =>
  page.getByRole('figure', { name: 'Your deposit address' }).locator('code');
const sync = (page: Page) => page.getByRole('button', { name: 'Sync Balance' });
const table = (page: Page) => page.getByRole('table', { name: 'Recent transactions' });

test('what is paid to an address is credited once', everyEngine, async ({ page, sandbox, newMember }) => {
  const member = await newMember();
  const syncs = countCalls(page, '/balance-sync');
  const address = await parseAddress(member, trc20);
  await openAs(page, member, deposit);
  await expect(shownAddress(page)).toHaveText(await parseAddress(member, bep20));
  await tab(page, 'USDT TRC20').click();
  await expect(shownAddress(page)).toHaveText(address);

  // Viewing, switching tabs and going back request no sync (D54).
  await page.reload();
  await expect(shownAddress(page)).toHaveText(address);
  await expect(page.getByText(/Same address as on your last visit on this device/)).toBeVisible();
  await sandbox.payIn(member.username, '250.00', trc20);
  await expect(page.getByText('Find your deposits')).toBeVisible();
  expect([syncs(), await payIn(member)]).toEqual([0, '0.00']);

  // Presses twice before the page renders. In a busy browser the second press could come after the first response.
  await sync(page).evaluate((button) => [1, 2].forEach(() => (button as HTMLElement).click()));
  await toast(page, 'Balance synced successfully.').waitFor();
  await expect(table(page).getByText('+$250.00')).toBeVisible();
  await expect(page.getByText('$250.00', { exact: true })).toBeVisible();
  expect([syncs(), await payIn(member)]).toEqual([1, '250.00']);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('link', { name: /Receiving Wallet/ })).toContainText('$250.00');
  await expect(page.getByText(/\$250\.00 put in, \$0\.00 taken out with fees/)).toBeVisible();
});

// Proves: memberMessages.depositFound
test('checking automatically: at its pace, in view, until it fails', async ({ page, sandbox, newMember }) => {
  const member = await newMember();
  const syncs = countCalls(page, '/balance-sync');
  await page.clock.install();
  await openAs(page, member, deposit);
  const knob = page.getByRole('switch', { name: 'Keep checking' });
  /** Waits until the next check is sent, answered and applied to the page. */
  const checkedAfter = async (act: () => Promise<unknown>) => {
    const answered = page.waitForEvent('requestfinished', (sent) => sent.url().includes('/balance-sync'));
    await act();
    await answered;
    await expect(sync(page)).not.toHaveAttribute('aria-busy', 'true');
  };
  /** Simulates the browser's event when the member switches tabs. */
  const show = (state: 'visible' | 'hidden') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await checkedAfter(() => knob.check());
  await sandbox.payIn(member.username, '75.00', bep20);
  await checkedAfter(() => page.clock.fastForward(checkEvery));
  await expect(table(page).getByText('+$75.00')).toBeVisible();
  await expect(toast(page, 'We found a new deposit.')).toBeVisible();
  await show('hidden');
  await page.clock.fastForward(10 * checkEvery);
  expect(syncs()).toBe(2);
  await checkedAfter(() => show('visible'));
  expect(syncs()).toBe(3);

  await page.route('**/api/balance-sync*', (route) => route.abort());
  await page.clock.fastForward(checkEvery);
  await expect(page.getByText('We stopped checking because the connection failed.')).toBeVisible();
  await expect(knob).not.toBeChecked();
  await expect(table(page).getByText('+$75.00')).toBeVisible();
  await page.clock.fastForward(10 * checkEvery);
  expect(syncs()).toBe(4);
});

test(
  'a report whose answer is lost is taken once',
  everyEngine,
  async ({ page, sandbox, request, newMember }, info) => {
    const member = await newMember();
    // A file on the disk, which is the same after a reload.
    const receipt = info.outputPath('receipt.png');
    writeFileSync(receipt, noisyPng(64));
    const transactionId = `UTR-${member.username}`;
    const keys: (string | undefined)[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/manual-deposit'))
        keys.push(sent.headers()['idempotency-key']);
    });
    const question = dialog(page, 'Report this deposit?');
    const unknown = question.getByText('We don’t know whether this went through');
    const review = async () => {
      await page.getByLabel('Amount in rupees').fill('8825');
      await page.getByLabel('Transaction ID').fill(transactionId);
      await page.getByLabel('Receipt', { exact: true }).setInputFiles(receipt);
      await expect(page.getByRole('img', { name: 'Preview: Receipt' })).toBeVisible();
      await press(page, 'Review');
    };
    await vouchForKeys(page);
    await openAs(page, member, '/user/manualDepositBankList/5012345');
    await expect(page.getByRole('tab')).toHaveText(['Bank transfer']);
    await press(page, 'Report a deposit');
    await expect(page.getByLabel('Comment (optional)')).toHaveValue('MT5 account 5012345');
    await review();
    await expect(question.getByText('₹8,825.00')).toBeVisible();
    await expect(question.getByText('$100.00')).toBeVisible();
    const network = await toNetwork(page);
    const found = await network.loseAnswers('manual-deposit');
    await question.getByRole('button', { name: 'Report deposit' }).dblclick();
    await expect(unknown).toBeVisible();
    expect(keys).toHaveLength(1);
    await found();

    await page.reload();
    await expect(page.getByText(transactionId)).toBeVisible();
    await press(page, 'Try again');
    await expect(page.getByLabel('Transaction ID')).toHaveValue(transactionId);
    await review();
    await expect(unknown).toBeVisible();
    await press(question, 'Try again');
    await expect(toast(page, 'Deposit reported.')).toBeVisible();
    await expect(page.getByText('Deposit reported', { exact: true })).toBeVisible();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);

    const operators = await (
      await request.get('/sandbox', { headers: { ...asOperator, accept: 'text/html' } })
    ).text();
    const waiting = [...operators.matchAll(new RegExp(`#(\\d+) ${member.username}: ₹`, 'g'))];
    expect(waiting).toHaveLength(1);
    await sandbox.decide('manual-deposits', waiting[0]?.[1] ?? '', { status: 1 });
    await sync(page).click();
    await expect(table(page).getByText(transactionId)).toBeVisible();
    await expect(table(page).getByText('+$100.00')).toBeVisible();

    // Reporting the same payment again shows an error at its field and keeps every value.
    await press(page, 'Report a deposit');
    await review();
    await press(question, 'Report deposit');
    const field = page.getByLabel('Transaction ID');
    await expect(field).toHaveAccessibleDescription(/already reported this transaction ID/);
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Amount in rupees')).toHaveValue('8825');
    expect(await payIn(member)).toBe('100.00');
  },
);
