import { atSignIn, codeSent, dialog, onDashboard, press, toast, typeCode, verify } from './support/page';
import { expect, test } from './support/test';

const chosen = ' päss wörd_<9>';

test('a mailed code sets a new password, and ends the old session [A §2 Forgot-password, A §2 Login, A §4.3]', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember();
  await sandbox.advance(61);
  await verify(page, member);
  await codeSent(page);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const forgot = dialog(page, 'Forgot Password');
  const username = forgot.getByLabel('Username');
  await expect(username).toHaveValue(member.username);
  await expect(username).toBeFocused();
  await page.keyboard.press('Enter');
  await codeSent(forgot);
  await expect(username).toHaveJSProperty('readOnly', true);
  await expect(forgot.getByLabel('digit 1 of 6')).toBeFocused();
  const [newest] = await sandbox.outbox(member.username);
  expect(newest?.subject).toContain('set a new password');
  await page.keyboard.type(newest?.code ?? '');
  await forgot.getByLabel('New password').fill(chosen);
  await page.keyboard.press('Enter');
  await expect(forgot).toHaveCount(0);
  await expect(toast(page, 'Password changed.')).toBeVisible();

  await atSignIn(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Username')).toHaveValue(member.username);
  await expect(password).toHaveValue('');
  await expect(password).toBeFocused();
  // The reopened dialog starts at its first step. Closing clears the username; the other fields keep their values.
  await page.getByLabel('Username').fill('');
  await password.fill(member.password);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await expect(username).toHaveJSProperty('readOnly', false);
  await expect(forgot.getByLabel('New password')).toHaveCount(0);
  await username.fill(member.username);
  await press(forgot, 'Close');
  await expect(forgot).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue(member.username);
  await expect(password).toHaveValue(member.password);
  await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeFocused();
  expect(await member.toStatus()).toBe(401);
  await sandbox.advance(61);
  await password.press('Enter');
  await expect(page.getByRole('alert').getByText('Invalid username or password.')).toBeVisible();
  await password.fill(chosen);
  await page.keyboard.press('Enter');
  await codeSent(page);
  await typeCode(page, `${await sandbox.code(member.username)}\n`);
  await onDashboard(page);
});

test('a wait stays as it is when the clock of the device is set back an hour', async ({
  page,
  newMember,
}) => {
  await verify(page, await newMember());
  const wait = page.getByText(/Resend request after \d+ sec/).last();
  await expect(wait).toBeVisible();
  await page.evaluate(() => {
    const own = Date.now.bind(Date);
    Date.now = () => own() - 3_600_000;
  });
  const left = async () => Number(/\d+/.exec((await wait.textContent()) ?? '')?.[0]);
  const first = await left();
  // The next second counts from the same deadline.
  await expect.poll(left).not.toBe(first);
  expect(await left()).toBeLessThan(first);
  expect(first).toBeLessThanOrEqual(60);
});
