import type { Page } from '@playwright/test';
import { MemberCalls, ownMember, type OwnMember } from './support/memberCalls';
import { countCalls, notThis } from './support/newMember';
import { noisyPng } from './support/noisyPng';
import { openAs } from './support/openAs';
import type { Sandbox } from './support/sandbox';
import { verify } from './support/signIn';
import { everyEngine, expect, test as base } from './support/test';

const test = base.extend<{ member: OwnMember; calls: MemberCalls }>({
  // Of the test's own: what happens to them is nobody else's.
  member: async ({ request, sandbox }, use) => use(await ownMember(request, sandbox)),
  calls: async ({ request, sandbox, member }, use) => use(new MemberCalls(request, sandbox, member)),
});

/** With a checksum in its capitals (EIP-55). */
const bep20 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const trc20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const tryAgain = 'Something Went Wrong Please Try Again....';

const profile = (tab: string) => `/user/profile?tab=${tab}`;
const toast = (page: Page, text: string) => page.locator('[data-toaster]').getByText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tabOf = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const keptAuthType = (page: Page) => page.evaluate(() => sessionStorage.getItem('auth_type'));

/** Types a code into the boxes of a group. */
async function typeCode(page: Page, group: string, code: string): Promise<void> {
  await page
    .getByRole('group', { name: group, exact: true })
    .getByLabel(/^digit 1 of/)
    .focus();
  await page.keyboard.type(code);
}

/** Asks for a code and reads the mail. */
async function mailedCode(page: Page, sandbox: Sandbox, username: string): Promise<string> {
  await sandbox.advance(61);
  await press(page, 'Request OTP');
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  return sandbox.code(username);
}

test('the first tab loads no code for QR, cropping or hashes', async ({ page, member }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const heavy = () => scripts.filter((url) => /SetupQr|PictureDialog|WithdrawForm/.test(url)).length;
  await openAs(page, member, '/user/profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Test Member');
  await page.waitForLoadState('networkidle');
  expect(heavy()).toBe(0);
  await tabOf(page, '2FA Setting').click();
  await expect(page.getByRole('img', { name: 'QR code of your setup key' })).toBeVisible();
  expect(heavy()).toBe(1);
});

test(
  '2FA: enabled with a code of its key, used to sign in, switched off',
  everyEngine,
  async ({ page, member, calls }) => {
    await openAs(page, member, profile('2fa'));
    const code = await calls.totp();
    await typeCode(page, 'Authenticator code', '000000');
    await press(page, 'Enable 2FA');
    await expect(page.getByRole('alert').getByText('Invalid authenticator').first()).toBeVisible();
    await typeCode(page, 'Authenticator code', code);
    await press(page, 'Enable 2FA');
    await expect(page.getByRole('button', { name: 'Disable 2FA' })).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden();

    await tabOf(page, 'Authentication').click();
    await page.getByRole('radio', { name: 'Authenticator app' }).check();
    await press(page, 'Save');
    await expect(toast(page, 'Authentication updated successfully.')).toBeVisible();
    expect(await keptAuthType(page)).toBe('authenticator');

    await page.getByRole('button', { name: new RegExp(member.username) }).click();
    await press(page, 'Logout');
    await expect(page).toHaveURL(/\/login$/);
    await verify(page, member.username, member.password);
    await typeCode(page, 'Authenticator code', await calls.totp());
    await press(page, 'Sign In');
    await expect(page).toHaveURL(/\/user\/dashboard$/);

    await page.goto(profile('2fa'));
    await expect(page.getByText(/You confirm sign-ins and payments with this app/)).toBeVisible();
    await typeCode(page, 'Authenticator code', await calls.totp());
    await press(page, 'Disable 2FA');
    await expect(toast(page, '2FA disabled successfully.')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    // The server falls back to a code by mail, and the session follows.
    await expect.poll(() => keptAuthType(page)).toBe('otp');
  },
);

for (const type of ['otp', 'mpin', 'authenticator'] as const) {
  test(
    `the password changes with ${type}: other sessions end, this one stays`,
    everyEngine,
    async ({ page, browser, baseURL, sandbox, member, calls }) => {
      const elsewhere = await calls.openSession();
      await calls.confirmBy(type);
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await context.newPage();
      // The last call that this page makes by itself: one that met the change would sign it out before the reload.
      const settled = other.waitForResponse(/\/api\/news$/);
      await openAs(other, { ...member, token: elsewhere }, '/user/profile');
      await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Test Member');
      await settled;

      await openAs(page, member, profile('password'));
      await page.getByLabel('Current password').fill(member.password);
      await page.getByLabel('New password', { exact: true }).fill('battery staple 9');
      await page.getByLabel('Confirm new password').fill('battery staple 9');
      if (type === 'otp') {
        await typeCode(page, 'One-time code', await mailedCode(page, sandbox, member.username));
      } else if (type === 'mpin') await typeCode(page, 'Security Pin', member.pin);
      else await typeCode(page, 'Authenticator code', await calls.totp());
      await press(page, 'Change password');
      await expect(page.getByText(/Every other device was signed out/)).toBeVisible();
      await expect(page.getByLabel('Current password')).toHaveValue('');

      expect(await calls.statusOf(elsewhere)).toBe(401);
      expect(await calls.statusOf(member.token)).toBe(200);
      expect(await calls.preLoginStatus(member.password)).toBe(422);
      expect(await calls.preLoginStatus('battery staple 9')).toBe(200);
      await other.reload();
      await expect(other.getByText('Your session has expired please login again!')).toBeVisible();
      await expect(other).toHaveURL(/\/login$/);
      await context.close();
    },
  );
}

test('wrong codes are told, keep the passwords, and lock in the end', async ({
  page,
  sandbox,
  member,
  calls,
}) => {
  await openAs(page, member, profile('password'));
  await page.getByLabel('Current password').fill(member.password);
  await page.getByLabel('New password', { exact: true }).fill('battery staple 9');
  await page.getByLabel('Confirm new password').fill('battery staple 8');
  const code = await mailedCode(page, sandbox, member.username);
  const changes = countCalls(page, '/change-password');
  await typeCode(page, 'One-time code', notThis(code));
  await press(page, 'Change password');
  await expect(page.getByText('Password not matching with new password')).toBeVisible();
  expect(changes()).toBe(0);
  await page.getByLabel('Confirm new password').fill('battery staple 9');
  const field = page.getByRole('group', { name: 'One-time code' });
  await press(page, 'Change password');
  await expect(field).toContainText('Invalid otp');
  await expect(field.getByLabel('digit 1 of 4')).toHaveValue('');
  expect(changes()).toBe(1);
  // Four more, which makes five (T14).
  const change = { currentpassword: member.password, newpassword: 'battery staple 9', otp: notThis(code) };
  for (const _more of [2, 3, 4, 5]) expect(await calls.statusOfPost('change-password', change)).toBe(422);
  await typeCode(page, 'One-time code', code);
  await press(page, 'Change password');
  await expect(field).toContainText('Too many wrong tries. Please try again later.');
  await expect(page.getByLabel('Current password')).toHaveValue(member.password);
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('battery staple 9');
});

test('a wrong password stands at its field, and the code with it is not used up', async ({
  page,
  sandbox,
  member,
}) => {
  await openAs(page, member, profile('password'));
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('battery staple 9');
  await page.getByLabel('Confirm new password').fill('battery staple 9');
  const code = await mailedCode(page, sandbox, member.username);
  await typeCode(page, 'One-time code', code);
  await press(page, 'Change password');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password is incorrect.',
  );
  await page.getByLabel('Current password').fill(member.password);
  await typeCode(page, 'One-time code', code);
  await press(page, 'Change password');
  await expect(page.getByText('Your password is changed')).toBeVisible();
});

test('the security pin changes, and is then what confirms', async ({ page, member, calls }) => {
  await openAs(page, member, profile('security-pin'));
  const changes = countCalls(page, '/change-secondary-password');
  await page.getByLabel('Old Password').fill(member.pin);
  await typeCode(page, 'New security pin', '1357');
  await typeCode(page, 'Confirm new security pin', '1358');
  await press(page, 'Change security pin');
  await expect(page.getByText('Secutity Pin not matching with new Pin')).toBeVisible();
  expect(changes()).toBe(0);
  await page.getByRole('group', { name: 'Confirm new security pin' }).getByLabel('digit 4 of 4').focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  await press(page, 'Change security pin');
  await expect(toast(page, 'Security Pin changed successfully.')).toBeVisible();
  await expect(page.getByLabel('Old Password')).toHaveValue('');
  await calls.confirmBy('mpin');
  await calls.post('change-password', {
    currentpassword: member.password,
    newpassword: 'x7 battery',
    mpin: '1357',
  });
});

test('what is not set up is refused and led to; what is, is chosen and kept', async ({
  page,
  member,
  calls,
}) => {
  await openAs(page, member, profile('authentication'));
  await page.getByRole('radio', { name: 'Authenticator app' }).check();
  await press(page, 'Save');
  await expect(toast(page, 'Please Setup Your 2FA Authenticator')).toBeVisible();
  await expect(page).toHaveURL(/tab=2fa$/);
  await expect(tabOf(page, '2FA Setting')).toBeFocused();
  expect(await calls.get('authentication')).toMatchObject({ data: 'otp' });
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Authenticator app' })).toBeChecked();
  await page.getByRole('radio', { name: 'Security Pin' }).check();
  await press(page, 'Save');
  await expect(toast(page, 'Authentication updated successfully.')).toBeVisible();
  expect(await keptAuthType(page)).toBe('mpin');
  await tabOf(page, 'Password').click();
  await expect(page.getByRole('group', { name: 'Security Pin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request OTP' })).toBeHidden();
});

test(
  'a withdrawal address: the wrong network is stopped, the right one is confirmed whole and locked',
  everyEngine,
  async ({ page, sandbox, member, calls }) => {
    const saves = countCalls(page, '/withdraw-setting');
    const types = countCalls(page, '/withdraw-type');
    await openAs(page, member, profile('withdraw-settings'));
    await page.getByRole('radio', { name: 'USDT BEP20' }).check();
    await page.getByLabel('Withdrawal address').fill(trc20);
    await press(page, 'Review and save');
    await expect(page.getByText(/This is a TRC20 address/)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('Withdrawal address').fill(bep20.replace('aAe', 'Aae'));
    await expect(page.getByText(/A character of this address is wrong/)).toBeVisible();
    await page.getByLabel('Withdrawal address').fill(bep20);
    await press(page, 'Review and save');

    const dialog = page.getByRole('dialog', { name: 'Lock this address for withdrawals?' });
    await expect(dialog.getByText(bep20)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const code = await mailedCode(page, sandbox, member.username);
    await typeCode(page, 'One-time code', notThis(code));
    await press(page, 'Save and lock');
    await expect(dialog.getByText('Invalid otp')).toBeVisible();
    expect(saves()).toBe(1);
    await typeCode(page, 'One-time code', code);
    await dialog.getByRole('button', { name: 'Save and lock' }).dblclick();
    await expect(toast(page, 'Withdraw setting updated successfully.')).toBeVisible();
    expect(saves()).toBe(2);
    expect(types()).toBeGreaterThan(0);
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByText('Locked', { exact: true })).toBeVisible();
    await expect(page.getByText(bep20)).toBeVisible();
    await expect(page.getByLabel('Withdrawal address').and(page.locator('input'))).toHaveCount(0);
    const { data } = await calls.get<{ data: { profile: Record<string, unknown> } }>('user');
    expect(data.profile).toMatchObject({
      withdraw_type: 'crypto',
      withdrawal_coin: 'USDT BEP20',
      withdrawal_address: bep20,
    });
  },
);

test('the pin confirms a withdrawal address under its own name (D47)', async ({ page, member, calls }) => {
  await calls.confirmBy('mpin');
  await openAs(page, member, profile('withdraw-settings'));
  await page.getByRole('radio', { name: 'USDT TRC20' }).check();
  await page.getByLabel('Withdrawal address').fill(trc20);
  await press(page, 'Review and save');
  await typeCode(page, 'Security Pin', member.pin);
  const sent = page.waitForRequest('**/api/withdraw-setting');
  await press(page, 'Save and lock');
  expect((await sent).postDataJSON()).toMatchObject({ pin: member.pin, coin_name: 'USDT TRC20' });
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();
});

test("withdraw-type's 401 ends the session at the sign-in (A §6)", async ({ page, sandbox, member }) => {
  await page.route('**/api/withdraw-type', (route) => route.fulfill({ json: { status: 0, msg: 401 } }));
  await openAs(page, member, profile('withdraw-settings'));
  await page.getByRole('radio', { name: 'USDT TRC20' }).check();
  await page.getByLabel('Withdrawal address').fill(trc20);
  await press(page, 'Review and save');
  await typeCode(page, 'One-time code', await mailedCode(page, sandbox, member.username));
  await press(page, 'Save and lock');
  await expect(page.getByText('Authentication Failed. Please Login Again....')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a picture is cropped here and stands in the header', async ({ page, member, calls }) => {
  await openAs(page, member, '/user/profile');
  const uploads = countCalls(page, '/change-picture');
  const file = page.getByLabel('Picture file');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/not a png or jpeg image/)).toBeVisible();
  const much = Buffer.alloc(2 * 1024 * 1024 + 1);
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: much });
  await expect(page.getByText('Image size sholud not be greater than 2MB')).toBeVisible();
  expect(uploads()).toBe(0);

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: noisyPng(800) });
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await dialog.getByLabel('Zoom').fill('1.5');
  await dialog.getByRole('group', { name: /Part that is kept/ }).press('ArrowLeft');
  const reply = page.waitForRequest('**/api/change-picture');
  await dialog.getByRole('button', { name: 'Save picture' }).dblclick();
  expect((await reply).headers()['idempotency-key']).toMatch(/^[\w-]{8,64}$/);
  await expect(toast(page, 'Picture changed successfully.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(uploads()).toBe(1);
  const { data } = await calls.get<{ data: string }>('get-picture');
  const header = page.getByRole('button', { name: new RegExp(member.username) }).locator('img');
  await expect(header).toHaveAttribute('src', `/images/${data}`);
  await expect.poll(() => header.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(512);
});

test('an answer to a picture that was lost: the same key goes out again', async ({ page, member }) => {
  await openAs(page, member, '/user/profile');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/change-picture', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const buffer = noisyPng(100);
  await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await press(page, 'Save picture');
  await expect(toast(page, tryAgain)).toBeVisible();
  await press(page, 'Save picture');
  await expect(toast(page, 'Picture changed successfully.')).toBeVisible();
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
});

test('what was typed stays: over other tabs, without a network, and with a server that is broken', async ({
  page,
  member,
  calls,
}) => {
  await openAs(page, member, '/user/profile');
  await page.getByLabel('City').fill('Abuja');
  await tabOf(page, 'Logs').click();
  await expect(page).toHaveURL(/tab=logs$/);
  await tabOf(page, 'Basic Info (not saved)').click();
  await expect(page.getByLabel('City')).toHaveValue('Abuja');

  await page.route('**/api/update-profile', (route) => route.abort());
  await press(page, 'Save changes');
  await expect(toast(page, tryAgain)).toBeVisible();
  await page.unroute('**/api/update-profile');
  const broken = { status: 500, contentType: 'text/html', body: '<h1>SQLSTATE</h1>' };
  await page.route('**/api/update-profile', (route) => route.fulfill(broken));
  await press(page, 'Save changes');
  await expect(page.getByText('SQLSTATE')).toBeHidden();
  await page.unroute('**/api/update-profile');
  const errors = { city: ['The city format is invalid.'], gender: 'Odd.' };
  const refused = { status: 422, json: { status: false, errors } };
  await page.route('**/api/update-profile', (route) => route.fulfill(refused));
  await press(page, 'Save changes');
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('The city format is invalid.');
  await expect(page.getByLabel('Gender')).toHaveAccessibleDescription('Odd.');
  await expect(page.getByLabel('City')).toHaveValue('Abuja');
  await page.unroute('**/api/update-profile');

  const sent = page.waitForRequest('**/api/update-profile');
  await press(page, 'Save changes');
  expect((await sent).postDataJSON()).toEqual({ city: 'Abuja' });
  await expect(toast(page, 'Profile updated successfully.')).toBeVisible();
  await expect(tabOf(page, 'Basic Info')).toHaveAccessibleName('Basic Info');
  const { data } = await calls.get<{ data: { profile: { city: string } } }>('user');
  expect(data.profile.city).toBe('Abuja');
});

test('a country puts its code before the phone; a birthday is a day that was', async ({ page, member }) => {
  await openAs(page, member, '/user/profile');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('Portugal');
  await page.getByRole('option', { name: /Portugal/ }).click();
  await page.getByLabel('Date of birth').fill('2999-01-01');
  await press(page, 'Save changes');
  await expect(page.getByText('This day is still to come.')).toBeVisible();
  await page.getByLabel('Date of birth').fill('1991-05-30');
  await press(page, 'Save changes');
  await expect(toast(page, 'Profile updated successfully.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Portugal');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1991-05-30');
});

test('the sign-ins are listed, newest first, a page an address', async ({ page, member, calls }) => {
  await calls.confirmBy('mpin');
  // With the one that the member came by: twelve.
  for (let done = 1; done < 12; done += 1) await calls.openSessionByPin();
  await openAs(page, member, profile('logs'));
  const rows = page.getByRole('table', { name: 'Logs' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(1)).toContainText(/^\d\d-\d\d-\d{4} \d\d:\d\d/);
  await expect(page.getByText(/Times are in/)).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/tab=logs&page=2$/);
  await expect(rows).toHaveCount(3);
  await page.reload();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('11–12 of 12')).toBeVisible();
});

test('the broker pane has an address, but no tab (D40)', async ({ page, member, calls }) => {
  await openAs(page, member, profile('broker'));
  await expect(page.getByRole('tab', { name: 'Broker Setting' })).toHaveCount(0);
  await press(page, 'Save changes');
  await expect(page.getByText('Trading Server is Required')).toBeVisible();
  for (const [label, value] of [
    ['Trading Username', 'amara21'],
    ['Trading Platform', 'MetaTrader 5'],
    ['Trading Account', '5012345'],
    ['Trading Server', 'Atlas-Live'],
    ['Trading Password', 'trader pass 1'],
    ['Investor Password', 'investor pass 1'],
  ] as const)
    await page.getByLabel(label).fill(value);
  const picture = { name: 'account.png', mimeType: 'image/png', buffer: noisyPng(64) };
  await page.getByLabel('Trading File', { exact: true }).setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Preview: Trading File' })).toBeVisible();
  await press(page, 'Save changes');
  await expect(toast(page, 'Broker details updated successfully.')).toBeVisible();
  const { data } = await calls.get<{ data: { profile: Record<string, unknown> } }>('user');
  expect(data.profile).toMatchObject({ trading_account: '5012345', trading_server: 'Atlas-Live' });
});

test('an address that names no tab shows the first', async ({ page, member }) => {
  for (const tab of ['', '../x', '__proto__', '<script>', 'x'.repeat(2000)]) {
    await openAs(page, member, profile(encodeURIComponent(tab)));
    await expect(tabOf(page, 'Basic Info')).toHaveAttribute('aria-selected', 'true');
  }
});
