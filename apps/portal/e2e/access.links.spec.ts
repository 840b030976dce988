import type { Page } from '@playwright/test';
import { atSignIn, dialog, heading, keptBy, onDashboard, press, signIn, readToken } from './support/page';
import { bearer } from './support/sessions';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

const gone = 'This sign-in link is no longer valid.';
const mark = (page: Page) => page.getByText(/^You’re viewing/);

test('a link signs in once, and leaves no trace (T5) [A §2 Login, A §4.7, A §6 Impersonation]', async ({
  page,
  sandbox,
  newMember,
  context,
}) => {
  const { username } = await newMember({ upTo: 'verified' });
  await sandbox.notify(username, { title: 'For you alone', body: '<p>…</p>', popup: 1 });
  const link = await sandbox.loginAs(username);
  const secret = new URLSearchParams(link.split('?')[1]).get('auth') ?? '';
  expect(secret.length).toBeGreaterThan(20);
  await page.goto(link);
  await onDashboard(page);
  await expect(mark(page)).toContainText(username);
  expect(await keptBy(page)).not.toContain(secret);
  const notices = page.waitForResponse('**/api/latest-notifications');
  await page.reload();
  await onDashboard(page);
  await expect(mark(page)).toContainText(username);
  // Popups aren't closed for the member here (A §4.7, A §6, D26).
  await notices;
  await expect(dialog(page, 'For you alone')).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(gone)).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await atSignIn(other);
});

test('a link is spent before it is answered; what is none asks no one (T5) [A §2 Login]', async ({
  page,
  sandbox,
}) => {
  const link = await sandbox.loginAs('newcomer');
  const called = countCalls(page, '/login-as-user');
  // A response that never arrives.
  await page.route('**/api/login-as-user', () => undefined);
  await page.goto(link);
  await expect(page.getByText(/^Opening/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(called).toBe(1);
  await page.reload();
  await atSignIn(page);
  expect(called()).toBe(1);
  await page.goto(`/login?user=${encodeURIComponent('<img src=x>')}&auth=H5nB1x0a`);
  await atSignIn(page);
  await expect(page.getByLabel('Username')).toHaveValue('');
  expect(await keptBy(page)).not.toMatch(/H5nB1x0a|img/);
  expect(called()).toBe(1);
});

test('while someone is signed in, a link asks first (T5) [A §4.7]', async ({ page, sandbox, request }) => {
  const token = await signIn(page, sandbox, 'pinuser');
  const status = async () => (await request.get('/api/user', { headers: bearer(token) })).status();
  const called = countCalls(page, '/login-as-user');
  const open = async () => {
    await page.goto(await sandbox.loginAs('newcomer'));
    await expect(heading(page, 'Switch accounts?')).toBeVisible();
  };
  await open();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await onDashboard(page);
  expect([called(), await readToken(page), await status()]).toEqual([0, token, 200]);

  await open();
  await sandbox.advance(61);
  await press(page, 'Switch accounts');
  await expect(page.getByText(gone)).toBeVisible();
  await onDashboard(page);
  await expect(mark(page)).toHaveCount(0);
  expect([await readToken(page), await status()]).toEqual([token, 200]);

  await open();
  await press(page, 'Switch accounts');
  await expect(mark(page)).toContainText('newcomer');
  await expect.poll(status).toBe(401);
  expect(await readToken(page)).not.toBe(token);
});
