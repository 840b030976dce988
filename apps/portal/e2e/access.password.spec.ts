import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from './support/sandbox';
import { breakCall, faults } from './support/faults';
import {
  countCalls,
  notThis,
  openSession,
  statusOf,
  verifiedMember,
  type NewMember,
} from './support/newMember';
import { verify } from './support/signIn';
import { everyEngine, expect, test } from './support/test';

const chosen = ' päss wörd_<9>';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Forgot Password' });
const waits = (dialog: Locator) => expect(dialog.getByText(/Resend request after/).first()).toBeVisible();

/** Opens the dialog from a fresh sign-in, and goes to its second step. */
async function openSecondStep(page: Page, username: string): Promise<Locator> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Username').fill(username);
  await page.keyboard.press('Enter');
  await waits(dialog);
  await expect(dialog.getByLabel('digit 1 of 4')).toBeFocused();
  return dialog;
}

/** The newest code that was sent for a new password. */
async function resetCode(sandbox: Sandbox, { username }: NewMember): Promise<string> {
  const [newest] = await sandbox.outbox(username);
  expect(newest?.subject).toContain('set a new password');
  return newest?.code ?? '';
}

test(
  'a mailed code sets a new password: it signs in, the old one does not, the old session is over',
  everyEngine,
  async ({ page, sandbox, request }) => {
    const member = await verifiedMember(request, sandbox);
    const session = await openSession(request, sandbox, member);
    expect(await statusOf(request, session)).toBe(200);

    await page.goto('/login');
    await page.getByLabel('Username').fill(member.username);
    await page.getByLabel('Password', { exact: true }).fill('forgotten');
    await page.getByRole('button', { name: 'Forgot Password' }).click();
    const dialog = dialogOf(page);
    const username = dialog.getByLabel('Username');
    await expect(username).toHaveValue(member.username);
    await expect(username).toBeFocused();
    await page.keyboard.press('Enter');
    await waits(dialog);
    await expect(username).toHaveJSProperty('readOnly', true);
    await expect(dialog.getByLabel('digit 1 of 4')).toBeFocused();
    await page.keyboard.type(await resetCode(sandbox, member));
    await dialog.getByLabel('New password').fill(chosen);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Password changed successfully.')).toBeVisible();

    const password = page.getByLabel('Password', { exact: true });
    await expect(page.getByLabel('Username')).toHaveValue(member.username);
    await expect(password).toHaveValue('');
    await expect(password).toBeFocused();
    expect(await statusOf(request, session)).toBe(401);

    await sandbox.advance(61);
    await password.fill(member.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invalid username or password.')).toBeVisible();
    await password.fill(chosen);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('digit 1 of 6')).toBeFocused();
    await expect(page.getByText(/Resend request after/).first()).toBeVisible();
    await page.keyboard.type(`${await sandbox.code(member.username)}\n`);
    await expect(page).toHaveURL(/\/user\/dashboard$/);
  },
);

test('for a name that nobody has every step looks the same (T17)', async ({ page, sandbox, request }) => {
  const member = await verifiedMember(request, sandbox);
  const seen: Record<string, unknown> = {};
  for (const username of [member.username, `nobody${member.username}`]) {
    const answers: unknown[] = [];
    page.on('response', (answer) => {
      if (/\/api\/(resendotp|forget-password)$/.test(answer.url()))
        void answer.json().then((body) => answers.push([answer.status(), body]));
    });
    const dialog = await openSecondStep(page, username);
    await expect(page.getByText('OTP sent to your email.')).toBeVisible();
    const words = (await dialog.textContent())?.replaceAll(username, '…').replace(/\d+ sec/g, 'n sec');
    const code = username === member.username ? notThis(await resetCode(sandbox, member)) : '1234';
    await page.keyboard.type(code);
    await dialog.getByLabel('New password').fill(chosen);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Invalid otp');
    await expect.poll(() => answers.length).toBe(2);
    seen[username] = [words, answers];
    page.removeAllListeners('response');
  }
  const [known, unknown] = Object.values(seen);
  expect(unknown).toEqual(known);
  expect(await sandbox.outbox(`nobody${member.username}`)).toEqual([]);
});

test('a wrong code is emptied and asked for again, the password stays; five lock like a wrong one', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  const dialog = await openSecondStep(page, member.username);
  const code = await resetCode(sandbox, member);
  await dialog.getByLabel('New password').fill(chosen);
  await dialog.getByLabel('digit 1 of 4').focus();
  const sent = countCalls(page, '/forget-password');
  for (let step = 1; step <= 6; step += 1) {
    await page.keyboard.type(step === 6 ? code : notThis(code, step));
    await dialog.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(dialog.getByRole('alert')).toHaveText('Invalid otp');
    await expect(dialog.getByLabel('digit 1 of 4')).toHaveValue('');
    await expect(dialog.getByLabel('digit 1 of 4')).toBeFocused();
    await expect(dialog.getByLabel('New password')).toHaveValue(chosen);
    expect(sent()).toBe(step);
  }
});

test('within the cool-down the second step opens with the rest of the wait, and without a second mail', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  await openSecondStep(page, member.username);
  const before = await sandbox.outbox(member.username);
  await sandbox.advance(20);
  const dialog = await openSecondStep(page, member.username);
  await expect(dialog.getByText(/Resend request after (40|[123]?\d) sec/).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await sandbox.outbox(member.username)).toHaveLength(before.length);
});

test('the link asks for another code when the wait is over', async ({ page, sandbox, request }) => {
  const member = await verifiedMember(request, sandbox);
  await page.clock.install();
  const dialog = await openSecondStep(page, member.username);
  const before = await sandbox.outbox(member.username);
  await sandbox.advance(61);
  await page.clock.fastForward(61_000);
  await dialog.getByRole('button', { name: 'Request OTP' }).click();
  await waits(dialog);
  expect(await sandbox.outbox(member.username)).toHaveLength(before.length + 1);
});

test('a name typed in the dialog comes back to the sign-in, whose password stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).fill('still here');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await dialog.getByLabel('Username').pressSequentially('ama ra-21');
  await expect(dialog.getByLabel('Username')).toHaveValue('amara21');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('amara21');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('still here');
  await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeFocused();
});

test('a stray press asks before it loses anything; opened again, it begins anew', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  const dialog = await openSecondStep(page, member.username);
  await dialog.getByLabel('New password').fill(chosen);
  await page.mouse.click(5, 5);
  await expect(dialog.getByText('Discard what you entered?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('New password')).toHaveValue(chosen);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await expect(dialog.getByLabel('New password')).toHaveCount(0);
  await expect(dialog.getByLabel('Username')).toHaveValue(member.username);
});

test('Back goes to the first step with what was typed, except the code', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  const dialog = await openSecondStep(page, member.username);
  await page.keyboard.type('12');
  await dialog.getByLabel('New password').fill(chosen);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expect(dialog.getByLabel('Username')).toHaveValue(member.username);
  await page.keyboard.press('Enter');
  await waits(dialog);
  await expect(dialog.getByLabel('digit 1 of 4')).toHaveValue('');
  await expect(dialog.getByLabel('New password')).toHaveValue(chosen);
});

test('step 1: whatever goes wrong is said, and the name stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Username').fill('leader');
  // Too early for another code is no fault: the second step opens.
  for (const { name, text, reply } of faults.filter((fault) => fault.name !== 'too many requests')) {
    await breakCall(page, '/resendotp', reply);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(text).first(), name).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy', /./);
    await expect(dialog.getByLabel('Username')).toHaveValue('leader');
    await expect(dialog.getByLabel('New password')).toHaveCount(0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('step 2: whatever goes wrong is said; the password stays, and so does a code that nobody judged', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  const dialog = await openSecondStep(page, member.username);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await dialog.getByLabel('New password').fill(chosen);
  for (const { name, text, answered, reply } of faults) {
    await breakCall(page, '/forget-password', reply);
    await dialog.getByLabel('digit 1 of 4').focus();
    await page.keyboard.type('4193');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(text).first(), name).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy', /./);
    await expect(dialog.getByLabel('digit 4 of 4'), name).toHaveValue(answered ? '' : '3');
    await expect(dialog.getByLabel('New password')).toHaveValue(chosen);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('a password that the server refuses is said at the password', async ({ page, sandbox, request }) => {
  const member = await verifiedMember(request, sandbox);
  const dialog = await openSecondStep(page, member.username);
  const text = 'The newpassword must be at least 8 characters.';
  await page.route('**/api/forget-password', (route) =>
    route.fulfill({ status: 422, json: { status: false, errors: { newpassword: [text] } } }),
  );
  await page.keyboard.type('4193');
  await dialog.getByLabel('New password').fill('short');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(text);
  await expect(dialog.getByLabel('New password')).toBeFocused();
  await expect(dialog.getByLabel('New password')).toHaveValue('short');
});

test('from step 2 of the sign-in: a new password leads back to step 1', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await verifiedMember(request, sandbox);
  await verify(page, member.username, member.password);
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await waits(dialog);
  await page.keyboard.type(await resetCode(sandbox, member));
  await dialog.getByLabel('New password').fill(chosen);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(member.username);
  await expect(page.getByLabel('Username')).toHaveJSProperty('readOnly', false);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('without the network the sign-in stays as it was typed when the dialog cannot be loaded', async ({
  page,
}) => {
  await page.route(/static\/js\/ForgotPassword-/, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Username').fill('leader');
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something Went Wrong Please Try Again....');
  await expect(page.getByLabel('Username')).toHaveValue('leader');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('whatever');
});
