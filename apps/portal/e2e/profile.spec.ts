import type { Page } from '@playwright/test';
import { payoutAddress } from './support/member';
import { atSignIn, codeSent, dialog, notThis, onDashboard, openAs, press, logOut } from './support/page';
import { signIn, toast, typeCode, verify } from './support/page';
import type { Sandbox } from './support/sandbox';
import { openSession } from './support/sessions';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

const profile = (tab: string) => `/user/profile?tab=${tab}`;
const getTab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const keptAuthType = (page: Page) => page.evaluate(() => sessionStorage.getItem('auth_type'));
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Requests a code and reads the mail. */
async function mailedCode(page: Page, sandbox: Sandbox, username: string): Promise<string> {
  await sandbox.advance(61);
  await press(page, 'Request OTP');
  await codeSent(page);
  return sandbox.code(username);
}

test('the hold is shown before the change, and a typed withdrawal goes first (D140)', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ earned: '200.00', destination: 'address' });
  const inMenu = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const amount = page.getByLabel('Amount', { exact: true });
  const hold = page.getByText('You can’t withdraw for 24 hours after this change.');
  await openAs(page, member, '/user/manualWithdraw');
  await amount.fill('60.50');
  await page.getByRole('button', { name: new RegExp(member.username) }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await getTab(page, 'Password').click();
  await expect(hold).toBeVisible();
  await page.getByRole('link', { name: 'Withdraw first' }).click();
  await expect(amount).toHaveValue('60.50');
  await amount.fill('');
  await inMenu('Dashboard').click();
  await onDashboard(page);
  await page.goto(profile('password'));
  await expect(hold).toBeVisible();
  await expect(page.getByRole('link', { name: 'Withdraw first' })).toHaveCount(0);
});

// Proves: profileMessages.qrPrivacy | profileMessages.twoFactorReady
test('2FA: enabled, used to sign in, switched off', async ({ page, sandbox, newMember }) => {
  const member = await newMember();
  const heavy = countCalls(page, /SetupQr|PictureDialog|WithdrawForm/);
  await openAs(page, member, '/user/profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Test Member');
  expect(heavy()).toBe(0);
  await getTab(page, '2FA Setting').click();
  await expect(page.getByRole('img', { name: 'QR code for your setup key' })).toBeVisible();
  expect(heavy()).toBe(1);
  // The server requires the factor in force, here a code by mail, and sends it (T29).
  const app = group(page, 'Authenticator code');
  await typeCode(app, await member.totp());
  await press(page, 'Enable 2FA');
  const mailed = group(page, 'One-time code');
  await expect(mailed).toContainText('Please confirm this change with a code from your email.');
  await codeSent(page);
  await expect(app.getByLabel('digit 6 of 6')).not.toHaveValue('');
  await typeCode(mailed, await sandbox.code(member.username));
  await press(page, 'Enable 2FA');
  await expect(page.getByRole('button', { name: 'Disable 2FA' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden();
  await sandbox.advance(61);
  await page.goto(profile('2fa'));
  await expect(page.getByText('Set up, not in use')).toBeVisible();
  const use = 'Use it for sign-in and payments from now on';
  await press(page, use);
  await codeSent(page);
  await typeCode(mailed, await sandbox.code(member.username));
  await press(page, use);
  await expect(toast(page, 'Your confirmation method has changed.')).toBeVisible();
  expect(await keptAuthType(page)).toBe('authenticator');
  await page.goto('/user/manualWithdraw');
  await expect(page.getByText(/^Withdrawals are on hold until \d\d-\d\d-\d{4} \d\d:\d\d/)).toBeVisible();

  await logOut(page, member.username);
  member.token = '';
  await verify(page, member);
  await typeCode(page, `${await member.totp()}\n`);
  await onDashboard(page);
  await page.goto(profile('2fa'));
  await expect(page.getByText(/You confirm sign-ins and payments with this app/)).toBeVisible();
  // A code for the day that the phone is lost.
  await sandbox.advance(61);
  await press(page, 'Make new codes');
  const dialog = page.getByRole('dialog');
  await typeCode(dialog, await member.totp());
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [code = '', spare = ''] = await codes.getByRole('listitem').allInnerTexts();
  const file = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toBe('recovery-codes.txt');
  await codes.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('10 left')).toBeVisible();
  await logOut(page, member.username);
  member.token = '';
  await verify(page, member);
  await press(page, 'Use a recovery code');
  await page.getByRole('textbox', { name: 'Recovery code' }).pressSequentially('wrong-code');
  await press(page, 'Sign In');
  await expect(page.getByText('Invalid recovery code').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Recovery code' }).pressSequentially(code.toLowerCase());
  await press(page, 'Sign In');
  await onDashboard(page);
  await page.goto(profile('2fa'));
  await expect(page.getByText('9 left')).toBeVisible();
  // The phone stays lost, so another code takes the app off.
  await press(page, 'Use a recovery code');
  await page.getByRole('textbox', { name: 'Recovery code' }).pressSequentially(spare);
  await press(page, 'Disable 2FA');
  await expect(toast(page, '2FA disabled successfully.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  // The server falls back to a code by mail, and the session follows.
  await expect.poll(() => keptAuthType(page)).toBe('otp');
});

test('a new password ends other sessions (T26)', async ({ page, browser, baseURL, sandbox, newMember }) => {
  const member = await newMember();
  const elsewhere = await member.openSession();
  expect(await member.toStatus(elsewhere)).toBe(200);

  await openAs(page, member, profile('password'));
  const current = page.getByLabel('Current password');
  await current.fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('battery staple 9');
  await page.getByLabel('Confirm new password').fill('battery staple 9');
  const code = await mailedCode(page, sandbox, member.username);
  await typeCode(page, code);
  await press(page, 'Change password');
  await expect(current).toHaveAccessibleDescription('The current password is incorrect.');
  await current.fill(member.password);
  await typeCode(page, notThis(code));
  await press(page, 'Change password');
  await expect(group(page, 'One-time code')).toContainText('Invalid otp');
  await expect(page.getByLabel('digit 1 of 4')).toHaveValue('');
  await expect(current).toHaveValue(member.password);
  await typeCode(page, code);
  await press(page, 'Change password');
  await expect(page.getByText(/Use your new password the next time you sign in/)).toBeVisible();
  await expect(current).toHaveValue('');
  expect([await member.toStatus(elsewhere), await member.toStatus()]).toEqual([401, 200]);
  // Opened late, because an open page could discover the end of its session by another call.
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await openAs(other, { username: member.username, token: elsewhere }, '/user/profile');
  await other.getByText('Your session has expired please login again!').waitFor();
  await atSignIn(other);
  await context.close();
});

test('a sign-in from a new device is announced, and “Not me” signs it out, and the page freezes the account', async ({
  page,
  browser,
  baseURL,
  sandbox,
  newMember,
}) => {
  const member = await newMember();
  const strange = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  await sandbox.advance(61);
  const stolen = await openSession(strange.request, sandbox, member);
  await strange.close();
  await openAs(page, member, '/user/dashboard');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const latest = page.getByRole('group', { name: 'Latest notifications' });
  await latest.getByRole('link', { name: 'New sign-in to your account' }).click();
  await expect(page).toHaveURL(/\/user\/security$/);
  const signIns = page.getByRole('region', { name: 'Latest sign-ins' });
  await expect(signIns.getByRole('listitem').first()).toContainText('Firefox on Linux');
  await expect(signIns.getByText('New device')).toBeVisible();
  await page.getByRole('region', { name: 'Was this you?' }).getByRole('button', { name: 'Not me' }).click();
  await expect(toast(page, 'We’ve signed you out everywhere else.')).toBeVisible();
  await expect(page.getByText('Was this you?')).toHaveCount(0);
  expect([await member.toStatus(stolen), await member.toStatus()]).toEqual([401, 200]);
  await press(page, 'Freeze account');
  await expect(page.getByRole('heading', { name: 'Freeze your account?' })).toBeVisible();
  await press(page, 'Freeze account');
  await expect(page.getByRole('heading', { name: 'Your account is frozen' })).toBeVisible();
  expect(await member.toStatus()).toBe(401);
});

test('the security page signs another device out, and keeps this one', async ({ page, newMember }) => {
  const member = await newMember();
  const elsewhere = await member.openSession();
  await openAs(page, member, '/user/security');
  const sessions = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(toast(page, 'Signed out on that device.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect([await member.toStatus(elsewhere), await member.toStatus()]).toEqual([401, 200]);
});

test('the pin is chosen, changes, and is then what confirms', async ({ page, sandbox, newMember }) => {
  const member = await newMember();
  await openAs(page, member, profile('authentication'));
  await page.getByRole('radio', { name: 'Authenticator app' }).check();
  await press(page, 'Save');
  await expect(toast(page, 'Please Setup Your 2FA Authenticator')).toBeVisible();
  await expect(page).toHaveURL(/tab=2fa$/);
  await expect(getTab(page, '2FA Setting')).toBeFocused();
  expect(await member.get('authentication')).toMatchObject({ data: 'otp' });
  await page.goBack();
  await page.getByRole('radio', { name: 'Security Pin' }).check();
  await press(page, 'Save');
  await codeSent(page);
  await typeCode(page, await sandbox.code(member.username));
  await press(page, 'Save');
  await expect(toast(page, 'Your confirmation method has changed.')).toBeVisible();
  expect(await keptAuthType(page)).toBe('mpin');
  await getTab(page, 'Password').click();
  await expect(group(page, 'Security Pin')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request OTP' })).toBeHidden();

  await getTab(page, 'Security Pin').click();
  await page.getByLabel('Current PIN or password').fill(member.pin);
  await typeCode(group(page, 'New security PIN'), '1357');
  await typeCode(group(page, 'Confirm new security PIN'), '1357');
  await press(page, 'Change security PIN');
  await expect(toast(page, 'Security PIN changed.')).toBeVisible();
  await expect(page.getByLabel('Current PIN or password')).toHaveValue('');
  const change = { currentpassword: member.password, newpassword: 'x7 battery', mpin: '1357' };
  await member.post('change-password', change);
});

test('a withdrawal address is confirmed whole, and locked', async ({ page, sandbox, newMember }) => {
  const member = await newMember();
  const saves = countCalls(page, '/withdraw-setting');
  const types = countCalls(page, '/withdraw-type');
  await openAs(page, member, profile('withdraw-settings'));
  await page.getByRole('radio', { name: 'USDT BEP20' }).check();
  const address = page.getByLabel('Withdrawal address');
  await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await press(page, 'Review and save');
  await expect(page.getByText(/This is a TRC20 address/)).toBeVisible();
  const question = dialog(page, 'Lock this address for withdrawals?');
  await expect(question).toBeHidden();
  await address.fill(payoutAddress);
  await sandbox.advance(61);
  await press(page, 'Review and save');
  await expect(question.getByText(payoutAddress)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Close' })).toBeFocused();
  // The dialog has requested its code (D138).
  await codeSent(question);
  const code = await sandbox.code(member.username);
  await typeCode(question, notThis(code));
  await press(page, 'Save and lock');
  await expect(question.getByText('Invalid otp')).toBeVisible();
  await typeCode(question, code);
  await question.getByRole('button', { name: 'Save and lock' }).dblclick();
  await expect(toast(page, 'Withdrawal address saved.')).toBeVisible();
  expect(saves()).toBe(2);
  expect(types()).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();
  await expect(page.getByText(payoutAddress)).toBeVisible();
  await expect(address.and(page.locator('input'))).toHaveCount(0);
  const { data } = await member.get<{ data: { profile: Record<string, unknown> } }>('user');
  expect(data.profile).toMatchObject({
    ...{ withdraw_type: 'crypto', withdrawal_coin: 'USDT BEP20', withdrawal_address: payoutAddress },
  });
});

test('what was edited goes out with the whole set, and stays (D57)', async ({ page, newMember }) => {
  const member = await newMember();
  await openAs(page, member, '/user/profile');
  await page.getByLabel('City').fill('Abuja');
  await getTab(page, 'Logs').click();
  await expect(page).toHaveURL(/tab=logs$/);
  await getTab(page, 'Basic Info (not saved)').click();
  await expect(page.getByLabel('City')).toHaveValue('Abuja');
  await page.route('**/api/update-profile', (route) => route.abort());
  await press(page, 'Save changes');
  await expect(toast(page, 'Something Went Wrong Please Try Again....')).toBeVisible();
  await page.unroute('**/api/update-profile');
  await page.getByLabel('Date of birth').fill('1991-05-30');
  const sent = page.waitForRequest('**/api/update-profile');
  await press(page, 'Save changes');
  expect((await sent).postDataJSON()).toMatchObject({
    city: 'Abuja',
    dob: '1991-05-30',
    name: 'Test Member',
  });
  await expect(toast(page, 'Changes saved.')).toBeVisible();
  await expect(getTab(page, 'Basic Info')).toHaveAccessibleName('Basic Info');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Abuja');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1991-05-30');
});

test('the sign-ins are listed, a page an address', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader', profile(encodeURIComponent('<script>')));
  await expect(getTab(page, 'Basic Info')).toHaveAttribute('aria-selected', 'true');
  await getTab(page, 'Logs').click();
  const rows = page.getByRole('table', { name: 'Logs' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
  await press(page, 'Page 2');
  await expect(page).toHaveURL(/tab=logs&page=2$/);
  await expect(page.getByText(/^11–\d+ of \d+$/)).toBeVisible();
});

test('security: a gap leads to the tab that closes it', async ({ page, newMember }) => {
  const member = await newMember();
  await openAs(page, member, '/user/security');
  await expect(page.getByRole('img', { name: /^Grade [B-D]$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Set up', exact: true }).click();
  await expect(page).toHaveURL(profile('2fa'));
  await expect(getTab(page, '2FA Setting')).toHaveAttribute('aria-selected', 'true');
});
