import type { Page } from '@playwright/test';
import { breakCall, faults } from './support/faults';
import { countCalls, keptBy, openSession, verifiedMember } from './support/newMember';
import { signInByHand, verify } from './support/signIn';
import { expect, test } from './support/test';

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const firstDigit = (page: Page) => page.getByLabel(/^digit 1 of/);

/** The pin member in step 2: no mail is needed for it. */
async function openSecondStep(page: Page, secret: string): Promise<void> {
  await verify(page, 'pinuser', secret);
  await expect(firstDigit(page)).toBeFocused();
}

test('otp_send 1 leads to the email verification, with the name stored (A §4.5, D23)', async ({ page }) => {
  await page.route('**/api/pre-login', (route) =>
    route.fulfill({ json: { status: false, otp_send: 1, email_verified: 0, username: 'amara21' } }),
  );
  await verify(page, 'amara21', 'whatever');
  await expect(page).toHaveURL(/\/verifyEmail$/);
  expect(await page.evaluate(() => sessionStorage.getItem('username'))).toBe('amara21');
  expect(await keptBy(page)).not.toContain('whatever');
});

test('spassword 0 signs in directly (A §4.2), and the auth type is read afterwards (D107)', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  const token = await openSession(request, sandbox, member);
  await page.route('**/api/pre-login', (route) =>
    route.fulfill({ json: { status: true, token, spassword: 0, username: member.username } }),
  );
  const read = countCalls(page, '/authentication');
  await verify(page, member.username, member.password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth_type'))).toBe('otp');
  expect(read()).toBe(1);
});

test('an auth type that nobody knows asks for its code under that name, and for no mail (D19)', async ({
  page,
}) => {
  await page.route('**/api/pre-login', (route) =>
    route.fulfill({ json: { status: true, token: 'mZ0c8bXy', spassword: 1, auth_type: 'passkey' } }),
  );
  let body: unknown;
  await page.route('**/api/login', (route) => {
    body = route.request().postDataJSON();
    return route.fulfill({ status: 422, json: { status: false, message: 'Invalid passkey' } });
  });
  const asked = countCalls(page, '/resendotp');
  await verify(page, 'amara21', 'whatever');
  await expect(firstDigit(page)).toBeFocused();
  await page.keyboard.type('12345\n');
  await expect(page.getByRole('group').getByRole('alert')).toHaveText('Invalid passkey');
  expect(body).toEqual({ username: 'amara21', password: 'whatever', passkey: '12345' });
  expect(asked()).toBe(0);
});

test('Back, the button or the browser’s, keeps what was typed and asks for the password again', async ({
  page,
  sandbox,
}) => {
  const { password: secret } = await sandbox.member('pinuser');
  await page.goto('/register');
  await openSecondStep(page, secret);
  for (const back of [() => page.getByRole('button', { name: 'Back' }).click(), () => page.goBack()]) {
    await page.keyboard.type('13');
    await back();
    await expect(password(page)).toHaveValue(secret);
    await expect(password(page)).toBeFocused();
    await expect(username(page)).toHaveValue('pinuser');
    await expect(username(page)).toHaveJSProperty('readOnly', false);
    await expect(page).toHaveURL(/\/login$/);
    await page.keyboard.press('Enter');
    await expect(firstDigit(page)).toBeFocused();
    await expect(firstDigit(page)).toHaveValue('');
  }
});

test('the dashboard takes the place of both steps in the history (A §4.4)', async ({ page, sandbox }) => {
  await page.goto('/register');
  const before = page.url();
  await signInByHand(page, sandbox, 'pinuser');
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('step 2 is step 1 again after a reload; signing in then still leaves no step behind', async ({
  page,
  sandbox,
}) => {
  await page.goto('/register');
  const before = page.url();
  const { password: secret, pin } = await sandbox.member('pinuser');
  await openSecondStep(page, secret);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
  expect(await keptBy(page)).not.toContain(secret);
  await username(page).fill('pinuser');
  await password(page).fill(secret);
  await page.keyboard.press('Enter');
  await expect(firstDigit(page)).toBeFocused();
  await page.keyboard.type(`${pin ?? ''}\n`);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('a first step that is too old: back to it with the reason, nothing typed lost (T16)', async ({
  page,
  sandbox,
}) => {
  const { password: secret, pin } = await sandbox.member('pinuser');
  await openSecondStep(page, secret);
  await sandbox.advance(301);
  await page.keyboard.type(`${pin ?? ''}\n`);
  await expect(page.getByText('That took too long. Press Verify to go on where you were.')).toBeVisible();
  await expect(page.getByText('Something Went Wrong Please Try Again....')).toBeVisible();
  await expect(username(page)).toHaveValue('pinuser');
  await expect(password(page)).toHaveValue(secret);
  await expect(password(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstDigit(page)).toHaveValue('');
  await page.keyboard.type(`${pin ?? ''}\n`);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test('a wrong pin is emptied, announced and asked for again', async ({ page, sandbox }) => {
  const { password: secret, pin } = await sandbox.member('pinuser');
  await openSecondStep(page, secret);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await page.keyboard.type('0000\n');
    await expect(page.getByRole('group').getByRole('alert')).toHaveText('Invalid mpin');
    await expect(firstDigit(page)).toHaveValue('');
    await expect(firstDigit(page)).toBeFocused();
  }
  await page.keyboard.type(`${pin ?? ''}\n`);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test('step 2: whatever goes wrong is said, and a code that nobody judged stays', async ({
  page,
  sandbox,
}) => {
  const { password: secret } = await sandbox.member('pinuser');
  await openSecondStep(page, secret);
  // A 401 leads back to step 1, which has its own test.
  for (const { name, text, answered, reply } of faults.filter((fault) => !fault.name.includes('401'))) {
    await breakCall(page, '/login', reply);
    await firstDigit(page).focus();
    await page.keyboard.type('1234\n');
    await expect(page.getByText(text).first(), name).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy', /./);
    await expect(firstDigit(page), name).toHaveValue(answered ? '' : '1');
    await expect(username(page)).toHaveValue('pinuser');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('asked for again within the cool-down, the code that was sent is still the one', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  await verify(page, member.username, member.password);
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  const code = await sandbox.code(member.username);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(firstDigit(page)).toBeFocused();
  await page.keyboard.type(`${code}\n`);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test('values that a password manager wrote without an event are sent', async ({ page, sandbox }) => {
  const { password: secret } = await sandbox.member('pinuser');
  await page.goto('/login');
  await expect(username(page)).toBeFocused();
  await page.evaluate((value) => {
    const write = (name: string, text: string) => {
      const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!input) throw new Error(`There is no ${name}`);
      input.value = text;
    };
    write('username', 'pinuser');
    write('password', value);
  }, secret);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(firstDigit(page)).toBeFocused();
});

test('one form holds both steps for password managers, and no code goes into one', async ({
  page,
  sandbox,
}) => {
  const { password: secret } = await sandbox.member('pinuser');
  await page.goto('/login');
  await expect(username(page)).toHaveAttribute('autocomplete', 'username');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  const marked = await username(page).evaluateHandle((input) => input);
  await username(page).fill('pinuser');
  await password(page).fill(secret);
  await page.keyboard.press('Enter');
  await expect(firstDigit(page)).toBeFocused();
  expect(await username(page).evaluate((input, before) => input === before, marked)).toBe(true);
  await expect(firstDigit(page)).toHaveAttribute('autocomplete', 'off');
});

test('Create account leads to the registration', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/register$/);
});
