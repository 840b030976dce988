import type { Page } from '@playwright/test';
import { codeSent, dialog, keptBy, notThis, openAs, press, question, toast, typeCode } from './support/page';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

const of = (login: string, more = '') => `/user/mt5Account?account=${login}${more}`;
const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Account summary' }).locator('dt', { hasText: label }).locator('+ dd');

test('an account: figures, passwords behind a code, and a new one [B §2 Account Details, B §4 View MT5 password, B §5 Update MT5 password]', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember({ paidIn: '2000.00' });
  const login = await member.addAccount();
  const fetches = countCalls(page, `/mt5/fetch-password/${login}`);
  const asked = countCalls(page, /user-account-details/);
  for (const foreign of ['70018842', 'x']) {
    await openAs(page, member, of(foreign));
    await expect(page.getByText('We couldn’t find this account')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // An invalid number sends no request.
    expect(asked()).toBe(1);
  }
  // Only the live history names the account, and it is offered (D73).
  await page.goto('/user/mt5Account');
  await page.getByRole('list', { name: 'Your accounts' }).getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`\\?account=${login.replace('.', '\\.')}$`));
  await expect(figure(page, 'Login')).toHaveText(login);
  await expect(figure(page, 'Balance')).toHaveText('$500.00');

  // A wrong code shows an error, empties its boxes and reveals nothing. The right one still works.
  await sandbox.advance(61);
  await press(page, 'View Password');
  await codeSent(page);
  const code = await sandbox.code(member.username);
  for (const typed of [notThis(code), code]) {
    await typeCode(question(page), typed);
    await press(question(page), 'View Password');
    if (typed === code) break;
    await expect(question(page).getByText('Invalid otp')).toBeVisible();
    await expect(page.getByLabel('digit 1 of 6')).toHaveValue('');
  }
  const shown = dialog(page, `Passwords for account ${login}`);
  await expect(shown).toBeVisible();
  expect(fetches()).toBe(2);
  const [main = '', investor = ''] = await shown.locator('bdi').allTextContents();
  expect(main).toMatch(/^\w{10}$/);
  expect(await keptBy(page)).not.toContain(main);
  expect(await keptBy(page)).not.toContain(code);
  await press(shown, 'Close');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View Password' })).toBeFocused();
  expect(await page.content()).not.toContain(main);

  await press(page.getByRole('region', { name: 'Update Password', exact: true }), 'Update Password');
  const update = dialog(page, 'Update Password');
  await update.getByLabel('New password', { exact: true }).fill('Wn2-small-river');
  await update.getByLabel('Confirm new password').fill('Wn2-small-river');
  await update.getByRole('button', { name: 'Update Password' }).dblclick();
  // The server requires a second factor for the change (T29), and mails a code.
  await codeSent(page);
  await typeCode(update, await sandbox.code(member.username));
  await update.getByRole('button', { name: 'Update Password' }).dblclick();
  await expect(toast(page, 'The password has been changed.')).toBeVisible();
  await expect(update).toHaveCount(0);
  await member.confirmBy('mpin');
  expect(await member.get(`mt5/fetch-password/${login}?mpin=${member.pin}`)).toMatchObject({
    ...{ main_pass: 'Wn2-small-river', investor_pass: investor },
  });
  await press(page.getByRole('region', { name: 'Deposit', exact: true }), 'Deposit');
  await expect(page).toHaveURL(new RegExp(`/user/manualDepositBankList/${login}$`));
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"depositType":"MT5"');
});
