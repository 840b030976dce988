import type { Page } from '@playwright/test';
import { dialog, onDashboard, openAs, press, question, typeCode, verify } from './support/page';
import { expect, test } from './support/test';

// Types amounts and codes key by key, as members do (D122).

const inArabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
const review = (page: Page) => dialog(page, 'Are You Sure To Buy This Package ?');

test('a withdrawal and a transfer of what was typed', async ({ page, newMember }) => {
  const member = await newMember({ earned: '5000.00', destination: 'address', by: 'mpin' });
  await openAs(page, member, '/user/manualWithdraw');
  await page.getByRole('radio', { name: 'Out going Wallet' }).check();
  const amount = page.getByLabel('Amount', { exact: true });
  for (const [typed, leaves] of [
    ['1,234.50', '$1,234.50'],
    ['1 234,50', '$1,234.50'],
    [inArabic('1234.50'), '$1,234.50'],
  ] as const) {
    await amount.fill('');
    await amount.pressSequentially(typed);
    await expect(page.getByText('We read this as')).toBeHidden();
    await press(page, 'Next');
    await expect(question(page).getByText(leaves).first()).toBeVisible();
    await expect(question(page).getByText('$3,765.50')).toBeVisible();
    await press(question(page), 'Close');
  }
  await amount.fill('');
  await amount.pressSequentially('1,000');
  await expect(page.getByText('We read this as $1,000.00.')).toBeVisible();
  await press(page, 'Next');
  await expect(question(page).getByText('$4,000.00')).toBeVisible();
  await press(question(page), 'Close');

  await openAs(page, member, '/user/transfer');
  await page.getByRole('textbox', { name: 'Transfer Amount' }).pressSequentially('1,234.50');
  await press(page, 'Click for transfer');
  await expect(question(page).getByText('$5,000.00 → $3,765.50')).toBeVisible();
  const sent = page.waitForRequest('**/api/transfer/amount');
  await typeCode(question(page), inArabic(member.pin));
  await press(question(page), 'Transfer');
  expect((await sent).postDataJSON()).toMatchObject({ transfer_amount: '1234.50' });
  await expect.poll(async () => (await member.wallets())['pay_out']).toBe('3765.50');
});

test('a purchase of whole dollars, however they are written', async ({ page, newMember }) => {
  const buyer = await newMember({ paidIn: '2000.00' });
  await openAs(page, buyer, '/user/packageList');
  await press(page, 'Buy Flex Bot');
  const amount = page.getByLabel('Investment amount');
  const buy = () => press(dialog(page, 'Buy Flex Bot'), 'Buy');
  await amount.pressSequentially('10.00');
  await buy();
  await expect(amount).toHaveAccessibleDescription(/^Amount Should be b\/w range!!!/);
  await amount.fill('');
  await amount.pressSequentially('150.00');
  await buy();
  await expect(review(page).getByText('$150.00')).toBeVisible();
  const sent = page.waitForRequest('**/api/subscription/store');
  await press(review(page), 'Continue');
  expect((await sent).postDataJSON()).toMatchObject({ investment_amount: '150.00' });
  await expect.poll(async () => (await buyer.wallets())['pay_in']).toBe('1850.00');
});

test('a sign-in with the digits of an Arabic keyboard', async ({ page, newMember }) => {
  const member = await newMember({ by: 'mpin' });
  await verify(page, { username: inArabic(member.username), password: member.password });
  await expect(page.getByLabel('digit 1 of 4')).toBeFocused();
  await typeCode(page, `${inArabic(member.pin)}\n`);
  await onDashboard(page);
});
