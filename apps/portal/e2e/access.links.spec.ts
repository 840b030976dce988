import type { Page } from '@playwright/test';
import { countCalls, keptBy, statusOf } from './support/newMember';
import { signIn } from './support/signIn';
import { everyEngine, expect, test } from './support/test';

const gone = 'This sign-in link is no longer valid.';
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '');
const signInForm = (page: Page) => page.getByRole('button', { name: 'Verify' });
const mark = (page: Page) => page.getByText(/^Signed in as/);

test(
  "an operator's link signs in, says as whom over a reload, and leaves no trace (A §4.7, T5, A §6, D26)",
  everyEngine,
  async ({ page, sandbox }) => {
    const link = await sandbox.loginAs('newcomer');
    const secret = new URLSearchParams(link.split('?')[1]).get('auth') ?? '';
    expect(secret.length).toBeGreaterThan(20);
    await page.goto(link);
    await expect(page).toHaveURL(/\/user\/dashboard$/);
    await expect(mark(page)).toContainText('newcomer');
    expect(await keptBy(page)).not.toContain(secret);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(mark(page)).toContainText('newcomer');
  },
);

test('opened twice: the second time it is refused, and the sign-in stands', async ({
  page,
  sandbox,
  browser,
  baseURL,
}) => {
  const link = await sandbox.loginAs('newcomer');
  await page.goto(link);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(gone)).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(signInForm(other)).toBeVisible();
  await context.close();
});

test('opened in two tabs at once: one of them signs in', async ({ context, sandbox }) => {
  const link = await sandbox.loginAs('newcomer');
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(link)));
  for (const tab of tabs) await expect(signInForm(tab).or(mark(tab))).toBeVisible();
  const signedIn = await Promise.all(tabs.map((tab) => mark(tab).count()));
  expect(signedIn.toSorted()).toEqual([0, 1]);
});

test('too old: refused with the text of the server, and the sign-in stands', async ({ page, sandbox }) => {
  const link = await sandbox.loginAs('newcomer');
  await sandbox.advance(61);
  await page.goto(link);
  await expect(page.getByText(gone)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(signInForm(page)).toBeVisible();
  expect(await tokenOf(page)).toBe('');
});

test('no connection: said, and the sign-in stands', async ({ page, sandbox }) => {
  const link = await sandbox.loginAs('newcomer');
  await page.route('**/api/login-as-user', (route) => route.abort());
  await page.goto(link);
  await expect(page.getByText('Something Went Wrong Please Try Again....')).toBeVisible();
  await expect(signInForm(page)).toBeVisible();
});

test('a reload in the middle: the link is used up, and the sign-in stands', async ({ page, sandbox }) => {
  const link = await sandbox.loginAs('newcomer');
  const called = countCalls(page, '/login-as-user');
  // An answer that never comes.
  await page.route('**/api/login-as-user', () => undefined);
  await page.goto(link);
  await expect(page.getByText(/Opening the session of/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(signInForm(page)).toBeVisible();
  expect(called()).toBe(1);
});

test.describe('while somebody is signed in, it asks first', () => {
  test('to stay: the session is as it was, and the link was not used', async ({ page, sandbox, request }) => {
    await signIn(page, sandbox, 'pinuser');
    const token = await tokenOf(page);
    const called = countCalls(page, '/login-as-user');
    await page.goto(await sandbox.loginAs('newcomer'));
    await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
    expect(called()).toBe(0);
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user\/dashboard$/);
    await expect(page.getByRole('button', { name: /pinuser/ })).toBeVisible();
    expect(called()).toBe(0);
    expect(await tokenOf(page)).toBe(token);
    expect(await statusOf(request, token)).toBe(200);
  });

  test('to switch: the other member is there, and the first session is over', async ({
    page,
    sandbox,
    request,
  }) => {
    await signIn(page, sandbox, 'pinuser');
    const token = await tokenOf(page);
    await page.goto(await sandbox.loginAs('newcomer'));
    await page.getByRole('button', { name: 'Switch accounts' }).click();
    await expect(mark(page)).toContainText('newcomer');
    await expect.poll(() => statusOf(request, token)).toBe(401);
    expect(await tokenOf(page)).not.toBe(token);
  });

  test('a link that is refused costs nobody their session', async ({ page, sandbox, request }) => {
    await signIn(page, sandbox, 'pinuser');
    const token = await tokenOf(page);
    await page.goto(await sandbox.loginAs('newcomer'));
    await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
    await sandbox.advance(61);
    await page.getByRole('button', { name: 'Switch accounts' }).click();
    await expect(page.getByText(gone)).toBeVisible();
    await expect(page).toHaveURL(/\/user\/dashboard$/);
    await expect(page.getByRole('button', { name: /pinuser/ })).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
    expect(await statusOf(request, token)).toBe(200);
  });
});

test('money and security are refused in such a session, with a text for the member', async ({
  page,
  sandbox,
  request,
}) => {
  await page.goto(await sandbox.loginAs('newcomer'));
  await expect(mark(page)).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const changes = [
    ['/api/change-password', { currentpassword: 'a', newpassword: 'b', otp: '1234' }],
    ['/api/change-secondary-password', { old_password: 'a', spassword: '1', spassword_confirmation: '1' }],
    ['/api/authentication', { type: 'mpin' }],
    ['/api/withdraw-type', { account_type: 'crypto' }],
  ] as const;
  for (const [path, data] of changes) {
    const answer = await request.post(path, { data, headers });
    const body = (await answer.json()) as { status: boolean; message: string };
    expect(body, path).toMatchObject({
      status: false,
      message: 'This is not allowed while signed in as another user.',
    });
  }
});

const longText = 'a'.repeat(10_000);
const hostile: Record<string, string> = {
  'a name of 10,000 characters': `user=${longText}&auth=H5nB1x0a`,
  'a token of 10,000 characters': `user=leader&auth=${longText}`,
  'markup for a name': `user=${encodeURIComponent('<img src=x onerror=alert(1)>')}&auth=H5nB1x0a`,
  'markup for a token': `user=leader&auth=${encodeURIComponent('"><script>alert(1)</script> x')}`,
  'a path for a name': 'user=..%2F..%2Fadmin&auth=H5nB1x0a',
  'a null in the name': 'user=leader%00&auth=H5nB1x0a',
  'zero-width characters in the name': `user=${encodeURIComponent('lea\u200bder')}&auth=H5nB1x0a`,
  'a text that runs backwards for a token': `user=leader&auth=${encodeURIComponent('\u202eabc')}`,
  'line ends in the token': 'user=leader&auth=a%0D%0AX-Evil:%201',
  'a name alone': 'user=leader',
  'a token alone': 'auth=H5nB1x0a',
  'nothing in either': 'user=&auth=',
};
for (const [name, query] of Object.entries(hostile)) {
  test(`${name}: no call, nothing left in the address, a normal sign-in`, async ({ page }) => {
    const called = countCalls(page, '/login-as-user');
    await page.goto(`/login?${query}`);
    await expect(signInForm(page)).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
    expect(await keptBy(page)).not.toMatch(/H5nB1x0a|aaaa|script|img/);
    await page.waitForLoadState('networkidle');
    expect(called()).toBe(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
