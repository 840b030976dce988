import type { APIRequestContext, Page } from '@playwright/test';
import { playOn } from './journeys/chromium';
import { registration } from './journeys/member';
import { freshName } from './support/member';
import {
  atSignIn,
  codeSent,
  keptBy,
  onDashboard,
  openAs,
  getOverflow,
  storedKeys,
  typeCode,
} from './support/page';
import type { Sandbox } from './support/sandbox';
import { bearer } from './support/sessions';
import { expect, test } from './support/test';

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const secrets = /correct horse|2580/;

/** Fills in the visitor's own fields. The sponsor and position come from the link or the test. */
const fillIn = (page: Page, username: string) =>
  playOn(
    page,
    registration,
    { username, password: 'correct horse 7', pin: '2580' },
    { until: 'POST /register' },
  );

/** Reads a member's position from the server, as that member, by an operator's link. */
async function readPosition(request: APIRequestContext, sandbox: Sandbox, username: string) {
  const temp_token = new URLSearchParams((await sandbox.loginAs(username)).split('?')[1]).get('auth');
  const entered = await request.post('/api/login-as-user', { data: { username, temp_token } });
  const headers = bearer(((await entered.json()) as { token: string }).token);
  const answer = await request.get('/api/dashboard', { headers });
  const { data } = (await answer.json()) as {
    data: {
      my_sponsor: string | null;
      left_id_count: number;
      right_id_count: number;
      total_referrals: number;
    };
  };
  const {
    my_sponsor: sponsor,
    left_id_count: left,
    right_id_count: right,
    total_referrals: referrals,
  } = data;
  return { sponsor, left, right, referrals };
}

/** Signs in with the registered account, using the code from the mail. */
async function signInAnew(page: Page, sandbox: Sandbox, username: string): Promise<void> {
  await atSignIn(page);
  await expect(field(page, 'Username')).toHaveValue(username);
  expect(await keptBy(page)).not.toMatch(secrets);
  await field(page, 'Password').fill('correct horse 7');
  await page.keyboard.press('Enter');
  await codeSent(page);
  await typeCode(page, `${await sandbox.code(username)}\n`);
  await onDashboard(page);
  expect(await keptBy(page)).not.toMatch(secrets);
}

test('by a left link, over the code, to the dashboard (A §4) [A §4 Registration, A §5 Registration]', async ({
  page,
  sandbox,
  request,
}) => {
  const username = freshName();
  const before = await readPosition(request, sandbox, 'leader');
  const sent: unknown[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/register')) sent.push(call.postDataJSON());
  });
  await page.goto('/register?u=leader&p=L&utm=x');
  await expect(page).toHaveURL(/\/register\?u=leader&p=L$/);
  await expect(page).toHaveTitle(/^Register/);
  await expect(field(page, 'Sponsor')).toHaveValue('leader');
  await expect(field(page, 'Sponsor')).not.toBeEditable();
  await expect(page.getByText('Available · Amara Okafor')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();
  await fillIn(page, username);
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await signUp(page).dblclick();
  await expect(page).toHaveURL(/\/verifyEmail$/);
  // The address that received the code.
  await expect(page.getByText(`${username}@mail.example`)).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ name: 'Kenji Mori', username, email: `${username}@mail.example`, phone: '+2348012345678' },
      ...{ country: expect.anything() as unknown, password: 'correct horse 7', spassword: '2580' },
      ...{ sponsor: 'leader', position: 'L', is_checked: 1 },
    },
  ]);
  expect(await storedKeys(page)).not.toContain('token');
  // Neither the address nor the history state contains a secret (T18).
  const traces = await page.evaluate(() => JSON.stringify([window.location.href, window.history.state]));
  expect(traces).not.toMatch(secrets);
  expect(traces).toContain('"emailSent":true');
  expect((await readPosition(request, sandbox, username)).sponsor).toBe('leader');
  const { left, right, referrals } = before;
  const after = await readPosition(request, sandbox, 'leader');
  expect(after).toMatchObject({ left: left + 1, right, referrals: referrals + 1 });

  await codeSent(page);
  const [mail] = await sandbox.outbox(username);
  expect(mail?.to).toBe(`${username}@mail.example`);
  expect(JSON.stringify(mail)).not.toMatch(secrets);
  // Password and mailbox are both proven on this page, so the member is signed in (D113).
  await typeCode(page, `${await sandbox.code(username)}\n`);
  await onDashboard(page);
  expect(await keptBy(page)).not.toMatch(secrets);
});

test('by hand on the right leg, over names that are not there', async ({ page, sandbox, request }) => {
  const username = freshName();
  const before = await readPosition(request, sandbox, 'newcomer');
  await page.setViewportSize({ width: 360, height: 780 });
  const late = /\/api\/(pre-register|country)$/;
  await page.goto('/login');
  await page.route(late, (route) => route.abort());
  await page.getByRole('link', { name: 'Create account' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(2);
  await page.unroute(late);
  await again.last().click();
  await expect(field(page, 'Sponsor')).toBeVisible();
  await again.click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeEnabled();
  const calls: string[] = [];
  page.on('request', (call) => calls.push(new URL(call.url()).pathname));
  expect(await getOverflow(page)).toBe(0);
  await fillIn(page, 'LEADER');
  await field(page, 'Sponsor').fill('nobodyatall');
  await page.getByRole('radio', { name: 'Right' }).check();
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Not Available');
  await expect(field(page, 'Sponsor')).toHaveAccessibleDescription('Not Available');
  await signUp(page).click();
  await expect(field(page, 'Username')).toBeFocused();
  expect(calls).not.toContain('/api/register');
  await field(page, 'Username').fill(username);
  await field(page, 'Sponsor').fill('newcomer');
  await field(page, 'Name').press('Tab');
  await expect(page.getByText('Available · Tomas Novak')).toBeVisible();
  await field(page, 'Name').press('Enter');
  await expect(page).toHaveURL(/\/verifyEmail$/);
  const { left, right } = before;
  expect(await readPosition(request, sandbox, 'newcomer')).toMatchObject({ left, right: right + 1 });
  await codeSent(page);
  await page.goBack();
  await atSignIn(page);
  await page.goForward();
  await expect(page).not.toHaveURL(/\/register/);
  // The page was left, so its code only verifies (T16).
  await typeCode(page, `${await sandbox.code(username)}\n`);
  await signInAnew(page, sandbox, username);
});

// Proves: registerMessages.endsSession
test('a member registers someone: their session ends (D10) [A §4 Registration]', async ({
  page,
  sandbox,
  newMember,
}) => {
  const username = freshName();
  const member = await newMember();
  await sandbox.settings({ email_required: 0 });
  try {
    await openAs(page, member, `/register?u=${member.username}&p=L`);
    await expect(page.getByText(/You’re signed in as/)).toContainText(member.username);
    await fillIn(page, username);
    await signUp(page).click();
    await expect(page).toHaveURL(/\/newUsername$/);
    expect(await storedKeys(page)).not.toContain('token');
    await expect.poll(() => member.toStatus()).toBe(401);
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).toContain('"emailSent":false');
    await expect(page.getByText(username, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await signInAnew(page, sandbox, username);
  } finally {
    await sandbox.settings({ email_required: 1 });
  }
});
