import type { Page } from '@playwright/test';
import { payoutAddress } from './support/member';
import { codeSent, notThis, openAs, press, question, toast, typeCode } from './support/page';
import { everyEngine, expect, test } from './support/test';
import { countCalls, vouchForKeys, watchQueries, watchWrites } from './support/traffic';

const withdraw = '/user/manualWithdraw';
const asked = 'Your withdrawal has been requested.';
const unknown = 'We don’t know whether this went through';
const rows = (page: Page) => page.getByRole('table', { name: 'Withdraw History' }).getByRole('row');
const getAmountField = (page: Page) => page.getByLabel('Amount', { exact: true });

/** Fills in the form up to the dialog. */
async function fill(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: 'Out going Wallet' }).check();
  await getAmountField(page).fill(amount);
  await press(page, 'Next');
  await expect(question(page)).toBeVisible();
}

/** Answers the dialog with two presses in a row. */
async function confirm(page: Page, code: string): Promise<void> {
  await typeCode(question(page), code);
  await question(page).getByRole('button', { name: 'Withdraw', exact: true }).dblclick();
}

test(
  'from a deposit to a hash [B §2 Withdraw History, B §4 Transfer, B §4 Withdraw]',
  everyEngine,
  async ({ page, newMember, sandbox }) => {
    const member = await newMember({ paidIn: '100.00', earned: '200.00', destination: 'address' });
    const code = async () => {
      await codeSent(question(page));
      return sandbox.code(member.username);
    };
    await openAs(page, member, '/user/transfer');
    await page.getByRole('textbox', { name: 'Transfer Amount' }).fill('50');
    await press(page, 'Click for transfer');
    await typeCode(question(page), await code());
    await question(page).getByRole('button', { name: 'Transfer', exact: true }).dblclick();
    await expect(toast(page, 'The amount has been transferred.')).toBeVisible();
    expect(await member.wallets()).toMatchObject({ pay_in: '150.00', pay_out: '150.00' });

    await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText(payoutAddress)).toBeVisible();
    const { keys } = await watchWrites(page, '/withdraw');
    await fill(page, '120.5');
    for (const text of [payoutAddress, '$150.00', '$29.50'])
      await expect(question(page).getByText(text)).toBeVisible();
    const right = await code();
    await confirm(page, notThis(right));
    await expect(page.getByRole('group', { name: 'One-time code' })).toContainText('Invalid otp');
    await expect(page.getByLabel('digit 1 of 4')).toBeFocused();
    await confirm(page, right);
    await expect(toast(page, asked)).toBeVisible();
    await expect(page).toHaveURL(/\/user\/manualWithdrawList$/);
    // One key for each intended press. The mistyped code's key isn't reused.
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);

    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('Pending');
    await expect(rows(page).nth(1)).toContainText('$114.47');
    const paid = (await rows(page).nth(1).getByRole('button').first().textContent()) ?? '';
    await sandbox.decideWithdrawal(paid, { status: 1, t_hash: '9c1185a5c5e9fc54612808977ee8f548b2258d31' });
    await page.reload();
    await expect(rows(page).nth(1)).toContainText('Completed');
    // The row's detail has an address: it survives a reload, and one step back closes it.
    await rows(page).nth(1).getByText('Completed').click();
    const detail = page.getByRole('region', { name: `Withdrawal · ${paid}` });
    await expect(detail).toContainText('9c1185a5c5e9fc54612808977ee8f548b2258d31');
    await page.reload();
    await expect(detail).toContainText('We sent $114.47 to the account below.');
    await page.goBack();
    await expect(rows(page).nth(1)).toBeVisible();
    await expect(detail).toBeHidden();
    const saved = page.waitForEvent('download');
    await press(page, 'Export CSV');
    expect((await saved).suggestedFilename()).toMatch(/^withdrawals_\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await member.wallets()).toMatchObject({ pay_out: '29.50', hold: '0.00' });
    expect((await sandbox.ledger()).total).toBe('0.00');
  },
);

test(
  'lost answers are asked again under one key [B §4 Withdraw]',
  everyEngine,
  async ({ page, newMember }) => {
    const member = await newMember({ earned: '500.00', destination: 'address', by: 'mpin' });
    await vouchForKeys(page);
    await openAs(page, member, withdraw);
    const { keys, lose } = await watchWrites(page, '/withdraw');
    lose(true);
    await fill(page, '100');
    await expect(page.getByRole('button', { name: 'Request OTP' })).toBeHidden();
    await confirm(page, member.pin);
    await expect(question(page).getByText(unknown)).toBeVisible();
    await expect(question(page).getByRole('link', { name: 'Check history' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Security Pin' })).toBeHidden();
    await press(question(page), 'Try again');
    await expect.poll(() => keys.length).toBe(2);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(member.pin);

    await page.reload();
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(getAmountField(page)).toHaveValue('100.00');
    await press(page, 'Try again');
    lose(false);
    await typeCode(question(page), member.pin);
    await question(page).getByRole('button', { name: 'Try again' }).dblclick();
    await expect(toast(page, asked)).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(await member.wallets()).toMatchObject({ pay_out: '400.00', hold: '100.00' });
    // After a response, the next withdrawal has a new key.
    await page.getByRole('link', { name: 'Withdraw', exact: true }).last().click();
    await expect(getAmountField(page)).toHaveValue('');
    await expect(page.getByText(unknown)).toBeHidden();
  },
);

test('another code after a reload is another request [B §4 Withdraw]', async ({ page, newMember }) => {
  const member = await newMember({ earned: '500.00', destination: 'address', by: 'authenticator' });
  await vouchForKeys(page);
  await openAs(page, member, withdraw);
  const codes = countCalls(page, '/resendotp');
  const { lose } = await watchWrites(page, '/withdraw');
  lose(true);
  await fill(page, '100');
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/withdraw'));
  const code = await member.totp();
  await confirm(page, code);
  expect((await sent).postDataJSON()).toMatchObject({ amount: '100.00', authenticator: code });
  await expect(question(page).getByText(unknown)).toBeVisible();
  await page.reload();
  lose(false);
  await press(page, 'Try again');
  await typeCode(question(page), await member.totp());
  await press(question(page), 'Try again');
  await expect(toast(page, 'This confirmation belongs to another request.')).toBeVisible();
  await expect(question(page).getByRole('alert')).toContainText(unknown);
  await question(page).getByRole('link', { name: 'Check history' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('$100.00');
  await page.goBack();
  await press(page, 'I’ve checked, start again');
  await expect(getAmountField(page)).toHaveValue('');
  expect(codes()).toBe(0);
  expect(await member.wallets()).toMatchObject({ pay_out: '400.00', hold: '100.00' });
});

test('to a bank, in rupees; not offline, nor after the end [D82]', async ({ page, newMember, context }) => {
  const member = await newMember({ earned: '500.00', destination: 'bank', by: 'mpin' });
  await openAs(page, member, withdraw);
  const { keys } = await watchWrites(page, '/withdraw');
  await fill(page, '60.5');
  await expect(page.getByText('Fee $3.03 · $1 is ₹88.25')).toBeVisible();
  for (const text of ['₹5,071.73', '00012345678']) await expect(question(page).getByText(text)).toBeVisible();
  await typeCode(question(page), member.pin);
  const send = question(page).getByRole('button', { name: 'Withdraw', exact: true });
  await context.setOffline(true);
  await expect(send).toBeDisabled();
  await expect(question(page).getByText(/Nothing will be sent until you’re back/)).toBeVisible();
  await context.setOffline(false);
  await expect(send).toBeEnabled();
  expect(keys).toEqual([]);
  await send.click();
  await expect(rows(page).nth(1)).toContainText('₹5,339.13');
  await expect(rows(page).nth(1)).toContainText('₹5,071.73');

  // The end of a session clears the pending request.
  await page.getByRole('link', { name: 'Withdraw', exact: true }).last().click();
  await fill(page, '100');
  await member.post('logout', {});
  await confirm(page, member.pin);
  await toast(page, 'Your session has expired please login again!').waitFor();
  await expect(page).toHaveURL(/\/login$/);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('open_write'))).toEqual([]);
  expect(await member.wallets().then(({ pay_out }) => pay_out)).toBe('439.50');
});

test('a server that has no place for a quote is asked for none (D82, D113)', async ({ page, newMember }) => {
  const member = await newMember({ earned: '500.00', destination: 'address', by: 'mpin' });
  const queries = watchQueries(page, '/api/withdraw');
  const { quote: _, ...json } = await member.get<Record<string, unknown>>('withdraw');
  await page.route('**/api/withdraw', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.continue(),
  );
  await openAs(page, member, withdraw);
  await fill(page, '60.5');
  await confirm(page, member.pin);
  await expect(toast(page, asked)).toBeVisible();
  expect(queries.filter((query) => query.includes('amount'))).toEqual([]);
});

test('a window that grows shows all summary cards (D82)', async ({ page, newMember }) => {
  const member = await newMember({ earned: '500.00', destination: 'address', by: 'mpin' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, member, withdraw);
  const cards = page.locator('main section > ul > li').filter({ has: page.getByRole('heading') });
  await expect(cards.first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  const outside = () =>
    cards.evaluateAll((all) => all.filter((card) => card.getBoundingClientRect().right > innerWidth).length);
  await expect.poll(outside).toBe(0);
});

test('a pending withdrawal is taken back, and its money is where it was', async ({ page, newMember }) => {
  const member = await newMember({ by: 'mpin', earned: '200.00', destination: 'address' });
  await member.post('withdraw', { wallet: 'pay_out', amount: '120.50', mpin: member.pin });
  expect(await member.wallets()).toMatchObject({ pay_out: '79.50', hold: '120.50' });
  await openAs(page, member, '/user/manualWithdrawList');
  const { keys } = await watchWrites(page, '/withdraw-take-back');
  await rows(page).nth(1).getByText(/^WD-/).first().click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this withdrawal back?' });
  await expect(dialog.getByText('$120.50')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back', exact: true }).dblclick();
  await expect(toast(page, 'You took your withdrawal back.')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Taken back');
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toHaveCount(0);
  expect(await member.wallets()).toMatchObject({ pay_out: '200.00', hold: '0.00' });
  expect(keys).toHaveLength(1);
});
