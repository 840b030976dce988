import type { Page } from '@playwright/test';
import { MoneyMember, payoutAddress, typeCode, watchWrites } from './support/moneyMember';
import { notThis } from './support/newMember';
import { openAs } from './support/openAs';
import { everyEngine, expect, test } from './support/test';

// The ways of money are long: several screens, codes, and what the books say.
test.describe.configure({ timeout: 90_000 });

const withdraw = '/user/manualWithdraw';
const history = '/user/manualWithdrawList';
const asked = 'Your withdrawal has been requested.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify Your Account' });
const toast = (page: Page, text: string) => page.locator('[data-toaster]').getByText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rows = (page: Page) => page.getByRole('table', { name: 'Withdraw History' }).getByRole('row');

/** Fills in the form up to the dialog. */
async function fill(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Wallet', { exact: true }).selectOption('pay_out');
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await press(page, 'Next');
  await expect(dialog(page)).toBeVisible();
}

/** Answers the dialog, with two presses at once. */
const confirm = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Withdraw', exact: true }).dblclick();

test(
  'from a deposit to a hash: what comes in, what is moved, what leaves, and what the history says',
  everyEngine,
  async ({ page, request, sandbox }) => {
    const money = await MoneyMember.make(request, sandbox, { by: 'otp', held: '200.00' });
    await sandbox.payIn(money.member.username, '100.00', 1);
    await money.calls.get('balance-sync?payment_method_id=1');
    await openAs(page, money.member, '/user/transfer');
    await press(page, 'Click for transfer');
    await page.getByRole('textbox', { name: 'Transfer Amount' }).fill('50');
    await press(page, 'Next');
    await typeCode(page, await money.code(page));
    await dialog(page).getByRole('button', { name: 'Transfer', exact: true }).dblclick();
    await expect(toast(page, 'The amount has been transferred.')).toBeVisible();
    expect(await money.wallets()).toMatchObject({ pay_in: '150.00', pay_out: '150.00' });

    await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText(payoutAddress)).toBeVisible();
    const { keys } = await watchWrites(page, '/withdraw');
    await fill(page, '120.5');
    await expect(dialog(page).getByText(payoutAddress)).toBeVisible();
    await expect(dialog(page).getByText('$150.00')).toBeVisible();
    await expect(dialog(page).getByText('$29.50')).toBeVisible();
    const { group, code } = await money.code(page);
    await typeCode(page, { group, code: notThis(code) });
    expect(keys).toHaveLength(0);
    await confirm(page);
    await expect(page.getByRole('group', { name: group })).toContainText('Invalid otp');
    await expect(page.getByLabel('digit 1 of 4')).toHaveValue('');
    await expect(page.getByLabel('digit 1 of 4')).toBeFocused();
    await typeCode(page, { group, code });
    await confirm(page);
    await expect(toast(page, asked)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${history}$`));
    // One for each press that was meant; the mistyped code's key is not used again.
    expect(new Set(keys).size).toBe(2);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);

    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('Pending');
    await expect(rows(page).nth(1)).toContainText('$114.47');
    const paid = (await rows(page).nth(1).getByRole('rowheader').textContent()) ?? '';
    await sandbox.decideWithdrawal(paid, { status: 1, t_hash: '9c1185a5c5e9fc54612808977ee8f548b2258d31' });
    await page.reload();
    await expect(rows(page).nth(1)).toContainText('Completed');
    await expect(rows(page).nth(1)).toContainText('9c1185…258d31');
    expect(await money.wallets()).toMatchObject({ pay_out: '29.50', hold: '0.00' });
    expect((await sandbox.ledger()).total).toBe('0.00');
  },
);

for (const by of ['mpin', 'authenticator'] as const) {
  test(`${by} confirms a withdrawal, under its own name`, async ({ page, request, sandbox }) => {
    const money = await MoneyMember.make(request, sandbox, { by });
    await openAs(page, money.member, withdraw);
    await fill(page, '10');
    await expect(page.getByRole('button', { name: 'Request OTP' })).toBeHidden();
    const entered = await money.code(page);
    await typeCode(page, entered);
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/withdraw'));
    // Enter is a press like any other; the last digit is none.
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ amount: '10.00', [by]: entered.code });
    await expect(toast(page, asked)).toBeVisible();
    expect(await money.wallets()).toMatchObject({ pay_out: '490.00', hold: '10.00' });
  });
}

test('to a bank: rupees in the form, in the dialog, and as the server booked them', async ({
  page,
  request,
  sandbox,
}) => {
  const money = await MoneyMember.make(request, sandbox, { to: 'bank' });
  await openAs(page, money.member, withdraw);
  await expect(page.getByText('00012345678')).toBeVisible();
  await fill(page, '60.5');
  await expect(page.getByText('₹5,339.13 · $1 is ₹88.25')).toBeVisible();
  await expect(dialog(page).getByText('₹5,339.13')).toBeVisible();
  await expect(dialog(page).getByText('00012345678')).toBeVisible();
  await typeCode(page, await money.code(page));
  await confirm(page);
  await expect(rows(page).nth(1)).toContainText('₹5,339.13');
  await expect(rows(page).nth(1)).toContainText('₹5,071.73');
});

test('answers that are lost: said to be unknown, asked again under one key, over a reload too', async ({
  page,
  request,
  sandbox,
}) => {
  const money = await MoneyMember.make(request, sandbox);
  await openAs(page, money.member, withdraw);
  const { keys, lose } = await watchWrites(page, '/withdraw');
  lose(true);
  await fill(page, '100');
  await typeCode(page, await money.code(page));
  await confirm(page);
  await expect(dialog(page).getByText('We can’t tell whether this was done')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Check history' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Security Pin' })).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => keys.length).toBe(2);
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain(money.member.pin);

  await page.reload();
  await expect(page.getByText('We can’t tell whether this was done')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100.00');
  await press(page, 'Try again');
  await typeCode(page, await money.code(page));
  lose(false);
  await dialog(page).getByRole('button', { name: 'Try again' }).dblclick();
  await expect(toast(page, asked)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(await money.wallets()).toMatchObject({ pay_out: '400.00', hold: '100.00' });

  // Answered: the next one is another.
  await page.getByRole('link', { name: 'Withdraw', exact: true }).last().click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  await expect(page.getByText('We can’t tell whether this was done')).toBeHidden();
});

test('after a reload another code is not taken for the same request, and the member can be done with it', async ({
  page,
  request,
  sandbox,
}) => {
  const money = await MoneyMember.make(request, sandbox, { by: 'authenticator' });
  await openAs(page, money.member, withdraw);
  const { lose } = await watchWrites(page, '/withdraw');
  lose(true);
  await fill(page, '100');
  await typeCode(page, await money.code(page));
  await confirm(page);
  await expect(dialog(page).getByText('We can’t tell whether this was done')).toBeVisible();
  await page.reload();
  lose(false);
  await press(page, 'Try again');
  await typeCode(page, await money.code(page));
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'This confirmation belongs to another request.')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toContainText('We can’t tell whether this was done');
  await dialog(page).getByRole('link', { name: 'Check history' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('$100.00');
  await page.goBack();
  await press(page, 'I have checked: start anew');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  expect(await money.wallets()).toMatchObject({ pay_out: '400.00', hold: '100.00' });
});

test('what went elsewhere meanwhile: the server says so, and it stands at the amount', async ({
  page,
  request,
  sandbox,
}) => {
  const money = await MoneyMember.make(request, sandbox);
  await openAs(page, money.member, withdraw);
  await expect(page.getByLabel('Wallet', { exact: true })).toContainText('$500.00');
  await money.calls.post('withdraw', { wallet: 'pay_out', amount: '450.00', mpin: money.member.pin });
  await fill(page, '100');
  await typeCode(page, await money.code(page));
  await confirm(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(
    'Insufficient Balance',
  );
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100');
  await page.getByLabel('Amount', { exact: true }).fill('50');
  await press(page, 'Next');
  await typeCode(page, await money.code(page));
  await confirm(page);
  await expect(toast(page, asked)).toBeVisible();
  expect(await money.wallets()).toMatchObject({ pay_out: '0.00', hold: '500.00' });
});

test('without a network nothing is sent; a session that is over ends, and forgets', async ({
  page,
  request,
  sandbox,
  context,
}) => {
  const money = await MoneyMember.make(request, sandbox);
  await openAs(page, money.member, withdraw);
  const { keys } = await watchWrites(page, '/withdraw');
  await fill(page, '100');
  await typeCode(page, await money.code(page));
  await context.setOffline(true);
  const send = dialog(page).getByRole('button', { name: 'Withdraw', exact: true });
  await expect(send).toBeDisabled();
  await expect(dialog(page).getByText(/Nothing is sent until you are back/)).toBeVisible();
  await context.setOffline(false);
  await expect(send).toBeEnabled();
  expect(keys).toEqual([]);

  await money.calls.post('logout', {});
  await send.click();
  await expect(page.getByText('Your session has expired please login again!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('open_write'))).toEqual([]);
  expect(await money.wallets()).toMatchObject({ pay_out: '500.00' });
});

test('the history by its other spelling, filtered by the address, and as a file', async ({
  page,
  request,
  sandbox,
}) => {
  const money = await MoneyMember.make(request, sandbox);
  for (const amount of ['10.00', '20.00'])
    await money.calls.post('withdraw', { wallet: 'pay_out', amount, mpin: money.member.pin });
  await openAs(page, money.member, '/user/WithdrawList');
  await expect(rows(page)).toHaveCount(3);
  const saved = page.waitForEvent('download');
  await press(page, 'Export CSV');
  expect((await saved).suggestedFilename()).toMatch(/^withdrawals_\d{4}-\d{2}-\d{2}\.csv$/);
  await page.goto('/user/WithdrawList?to=2020-01-01');
  await expect(page.getByText('No Data For Action')).toBeVisible();
  await press(page, 'Clear filters');
  await expect(rows(page)).toHaveCount(3);
});
