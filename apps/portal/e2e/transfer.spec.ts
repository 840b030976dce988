import type { Page } from '@playwright/test';
import { MoneyMember, typeCode, watchWrites } from './support/moneyMember';
import { notThis } from './support/newMember';
import { openAs } from './support/openAs';
import { expect, test } from './support/test';

// The ways of money are long: several screens, codes, and what the books say.
test.describe.configure({ timeout: 90_000 });

const done = 'The amount has been transferred.';

const dialog = (page: Page, name = 'Verify Your Account') => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.locator('[data-toaster]').getByText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rows = (page: Page) => page.getByRole('table', { name: 'Transfer History' }).getByRole('row');
const amount = (page: Page) => dialog(page, 'Transfer To').getByLabel('Transfer Amount', { exact: true });

/** From the card up to the question. */
async function fill(page: Page, dollars: string): Promise<void> {
  await press(page, 'Click for transfer');
  await amount(page).fill(dollars);
  await press(page, 'Next');
  await expect(dialog(page)).toBeVisible();
}

const confirm = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Transfer', exact: true }).dblclick();

for (const by of ['otp', 'mpin', 'authenticator'] as const) {
  test(`a transfer, confirmed with ${by}: the list, the sums and the dashboard follow`, async ({
    page,
    request,
    sandbox,
  }) => {
    const money = await MoneyMember.make(request, sandbox, { by });
    await openAs(page, money.member, '/user/transfer');
    const { keys } = await watchWrites(page, '/transfer/amount');
    await expect(page.getByText('No Data For Action')).toBeVisible();
    await fill(page, '200');
    await expect(dialog(page).getByText('$500.00 → $300.00')).toBeVisible();
    await expect(dialog(page).getByText('$0.00 → $200.00')).toBeVisible();
    const { group, code } = await money.code(page);
    if (by === 'mpin') {
      await typeCode(page, { group, code: notThis(code) });
      await confirm(page);
      await expect(page.getByRole('group', { name: group })).toContainText('Invalid mpin');
    }
    await typeCode(page, { group, code });
    await confirm(page);
    await expect(toast(page, done)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Click for transfer' })).toBeFocused();
    expect(keys).toHaveLength(by === 'mpin' ? 2 : 1);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('Out going Wallet → Receiving Wallet');
    await expect(rows(page).nth(1)).toContainText('Approved');
    await expect(page.getByRole('region', { name: 'Sums of your transfers' })).toContainText('$300.00');
    await press(page, 'Click for transfer');
    await expect(amount(page)).toHaveValue('');
    await expect(dialog(page, 'Transfer To').getByText('$300.00')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Out Going Wallet $300.00' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Receiving Wallet $200.00' })).toBeVisible();
    expect(await money.wallets()).toMatchObject({ pay_in: '200.00', pay_out: '300.00' });
  });
}

test('an answer that is lost: the same request again, after a reload too, is one transfer', async ({
  page,
  request,
  sandbox,
}) => {
  const money = await MoneyMember.make(request, sandbox);
  await openAs(page, money.member, '/user/transferList');
  const { keys, lose } = await watchWrites(page, '/transfer/amount');
  lose(true);
  await fill(page, '75.5');
  await typeCode(page, await money.code(page));
  await confirm(page);
  await expect(toast(page, 'Request failed login again')).toBeVisible();
  await expect(dialog(page).getByText('We can’t tell whether this was done')).toBeVisible();
  // It was done: the list behind, which is the history, has it already.
  await dialog(page).getByRole('link', { name: 'Check history' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  lose(false);
  await press(page, 'Try again');
  await typeCode(page, await money.code(page));
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, done)).toBeVisible();
  await expect(page.getByText('We can’t tell whether this was done')).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  expect(new Set(keys).size).toBe(1);
  expect(await money.wallets()).toMatchObject({ pay_in: '75.50', pay_out: '424.50' });
});

test('more than there is: a hint before, the server’s word after, and nothing typed is lost', async ({
  page,
  request,
  sandbox,
}) => {
  const money = await MoneyMember.make(request, sandbox);
  await openAs(page, money.member, '/user/transfer');
  await press(page, 'Click for transfer');
  await amount(page).fill('500.01');
  await expect(amount(page)).toHaveAccessibleDescription('This is more than the wallet holds.');
  await press(page, 'Next');
  await typeCode(page, await money.code(page));
  await confirm(page);
  await expect(amount(page)).toHaveAccessibleDescription(/Insufficient Balance/);
  await expect(amount(page)).toHaveValue('500.01');
  await dialog(page, 'Transfer To').getByRole('button', { name: 'Max of the balance' }).click();
  await press(page, 'Next');
  await typeCode(page, await money.code(page));
  await confirm(page);
  await expect(toast(page, done)).toBeVisible();
  expect(await money.wallets()).toMatchObject({ pay_in: '500.00', pay_out: '0.00' });
});

test('an operator who looks as a member moves nothing', async ({ page, request, sandbox }) => {
  const money = await MoneyMember.make(request, sandbox);
  await page.goto(await sandbox.loginAs(money.member.username));
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goto('/user/transfer');
  await fill(page, '10');
  await typeCode(page, { group: 'Security Pin', code: money.member.pin });
  await confirm(page);
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  expect(await money.wallets()).toMatchObject({ pay_out: '500.00' });
});
