import { signIn, signInByHand, verify } from './support/signIn';
import { expect, test } from './support/test';

test('empty fields are named, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('username is Required')).toBeVisible();
  await expect(page.getByText('Password is Required')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a wrong password keeps the username and signs nobody in', async ({ page, sandbox }) => {
  await sandbox.advance(3600);
  await verify(page, 'leader', 'not the password');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
  await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('leader');
  await expect(page).toHaveURL(/\/login$/);
});

test('no connection: the text for it, the button usable again, nothing typed lost', async ({ page }) => {
  await page.route('**/api/pre-login', (route) => route.abort());
  await verify(page, 'leader', 'whatever');
  await expect(page.getByText('Something went wrong.').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('leader');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('whatever');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
});

test('a visitor is sent to sign in; a member stays signed in over a reload (A §2, A §6)', async ({
  page,
  sandbox,
}) => {
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await signInByHand(page, sandbox, 'pinuser');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test('logout ends the session here and at the server', async ({ page, sandbox, request }) => {
  await signIn(page, sandbox, 'pinuser');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const read = () => request.get('/api/dashboard', { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status()).toBe(200);
  await page.getByRole('button', { name: /pinuser/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Your Are Logout!!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect((await read()).status()).toBe(401);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('an expired session: one toast, one way out, then the sign-in', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'pinuser');
  await page.evaluate(() => sessionStorage.setItem('token', 'expired'));
  await page.reload();
  await expect(page.getByText('Your session has expired please login again!')).toHaveCount(1);
  await expect(page).toHaveURL(/\/login$/);
});
