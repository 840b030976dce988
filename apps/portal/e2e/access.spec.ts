import {
  atSignIn,
  heading,
  onDashboard,
  press,
  signIn,
  storedKeys,
  readToken,
  toast,
  typeCode,
  verify,
  logOut,
} from './support/page';
import { bearer } from './support/sessions';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

test('a visitor is sent to sign in; a member stays (A §2, A §6, D9, D10, D11) [A §2 Email verification, A §2 Guard, A §2 Routes, A §6 Roles, B §2]', async ({
  page,
  sandbox,
  request,
}) => {
  const codes = countCalls(page, '/resendotp');
  const reads = countCalls(page, /^\/api\/(dashboard|user|payouts?)\b/);
  // Without a member to verify, the page shows nothing (D6, D24).
  for (const path of ['/', '/user/dashboard', '/user/payouts', '/verifyEmail', '/invoice', '/newUsername']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
  // The portal blocks it before the server can refuse: it requests nothing of a member's.
  expect([codes(), reads()]).toEqual([0, 0]);
  const token = await signIn(page, sandbox, 'pinuser');
  await onDashboard(page);
  await page.evaluate(() => sessionStorage.setItem('tempUrl', 'https://evil.example'));
  await page.reload();
  await onDashboard(page);
  // The guard removes it, and no code reads it (D11).
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tempUrl'))).toBeNull();
  // Only a token and a status admit a member (A §6).
  for (const address of ['/login', '/user']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/user\/dashboard$/);
  }
  const read = async () => (await request.get('/api/dashboard', { headers: bearer(token) })).status();
  expect(await read()).toBe(200);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payouts' }).click();
  await expect(heading(page, 'Payouts')).toBeVisible();
  await logOut(page, 'pinuser');
  await expect(toast(page, 'Your Are Logout!!')).toBeVisible();
  await atSignIn(page);
  expect(await read()).toBe(401);
  expect(await readToken(page)).toBe('');
  // Back within the page doesn't admit them either.
  const before = reads();
  await page.goBack();
  await atSignIn(page);
  expect(reads()).toBe(before);
});

test('a first step may be the only one (A §4.2, D23, D107) [A §2 Email verification, A §4.5]', async ({
  page,
  newMember,
}) => {
  const member = await newMember();
  const answers: object[] = [
    { status: false, otp_send: 1, email_verified: 0, username: 'amara21' },
    { status: true, token: member.token, spassword: 0, username: member.username },
  ];
  await page.route('**/api/pre-login', (route) => route.fulfill({ json: answers.shift() }));
  await verify(page, { username: 'amara21', password: 'whatever' });
  await expect(heading(page, 'Verify your email')).toBeVisible();
  expect(await storedKeys(page)).toEqual(['username']);
  await press(page, 'Use another account');
  await atSignIn(page);
  await expect(page.getByLabel('Username')).toHaveValue('');
  expect(await storedKeys(page)).toEqual([]);

  await verify(page, member);
  await onDashboard(page);
  // The confirmation method is missing from the session, so the portal reads it.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth_type'))).toBe('otp');
});

test('the dashboard takes the place of both steps (A §4.4, T16) [A §4.3]', async ({ page, sandbox }) => {
  const member = await sandbox.member('pinuser');
  const { password: secret, pin = '' } = member;
  const codes = countCalls(page, '/resendotp');
  const password = page.getByLabel('Password', { exact: true });
  const firstDigit = page.getByLabel(/^digit 1 of/);
  await page.goto('/register');
  await page.getByRole('link', { name: 'Sign in' }).click();
  // A registration also has a Username.
  await atSignIn(page);
  await page.getByLabel('Username').fill(member.username);
  await password.fill(secret);
  await page.keyboard.press('Enter');
  for (const back of [() => press(page, 'Back'), () => page.goBack()]) {
    await expect(firstDigit).toBeFocused();
    await page.keyboard.type('13');
    await back();
    await expect(password).toHaveValue(secret);
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(firstDigit).toHaveValue('');
  }
  await page.reload();
  await atSignIn(page);
  await page.getByLabel('Username').fill(member.username);
  await password.fill(secret);
  await page.keyboard.press('Enter');
  await expect(firstDigit).toBeFocused();
  await sandbox.advance(301);
  await page.keyboard.type(`${pin}\n`);
  await expect(page.getByText('This step timed out. Press “Verify” to continue.')).toBeVisible();
  await expect(password).toHaveValue(secret);
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstDigit).toHaveValue('');
  await page.keyboard.type('0000\n');
  await expect(page.getByRole('group').getByRole('alert')).toHaveText('That security PIN isn’t right.');
  await expect(toast(page, 'Invalid mpin')).toBeVisible();
  await expect(firstDigit).toHaveValue('');
  await typeCode(page, `${pin}\n`);
  await onDashboard(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/register$/);
  expect(codes()).toBe(0);
});
