import type { Page } from '@playwright/test';
import { fillIn, freshName, placeOf } from './support/register';
import type { Sandbox } from './support/sandbox';
import { signIn } from './support/signIn';
import { everyEngine, expect, test } from './support/test';

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Registrations that the page sends. */
function watchRegistrations(page: Page): { body: Record<string, unknown>; url: string }[] {
  const sent: { body: Record<string, unknown>; url: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/register')) return;
    sent.push({ url: request.url(), body: request.postDataJSON() as Record<string, unknown> });
  });
  return sent;
}

const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));

test(
  'by a left link to the verification: the server has the sponsor, the leg and a mail for it',
  everyEngine,
  async ({ page, sandbox, request }) => {
    const username = freshName();
    const before = await placeOf(request, sandbox, 'leader');
    const sent = watchRegistrations(page);
    await page.goto('/register?u=leader&p=L');
    await expect(page).toHaveTitle(/^Register/);
    await expect(field(page, 'Sponsor')).toHaveValue('leader');
    await expect(field(page, 'Sponsor')).not.toBeEditable();
    await expect(page.getByText('Available · Amara Okafor')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Right' })).toBeDisabled();
    await expect(page.getByText('From your invitation link')).toHaveCount(2);

    await expect(signUp(page)).toBeDisabled();
    await expect(page.getByText('Tick the box above to sign up.')).toBeVisible();
    await fillIn(page, username);
    await expect(field(page, 'Phone')).toHaveValue('+2348012345678');
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    await signUp(page).dblclick();
    await expect(page).toHaveURL(/\/verifyEmail$/);

    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      name: 'Kenji Mori',
      username,
      phone: '+2348012345678',
      spassword: '2580',
      sponsor: 'leader',
      position: 'L',
      is_checked: 1,
    });
    expect(await stored(page)).toMatchObject({
      username,
      email: `${username}@mail.example`,
      password: 'correct horse 7',
      spassword: '2580',
    });
    expect(await stored(page)).not.toHaveProperty('token');
    // Neither the address nor the history's state says a secret (T18).
    const traces = await page.evaluate(() => JSON.stringify([window.location.href, window.history.state]));
    expect(traces).not.toMatch(/correct|2580/);
    expect(traces).toContain('"emailSent":true');

    const [mail] = await sandbox.outbox(username);
    expect(mail?.to).toBe(`${username}@mail.example`);
    expect(JSON.stringify(mail)).not.toMatch(/correct horse|2580/);
    expect((await placeOf(request, sandbox, username)).my_sponsor).toBe('leader');
    const after = await placeOf(request, sandbox, 'leader');
    expect(after.left_id_count).toBe(before.left_id_count + 1);
    expect(after.right_id_count).toBe(before.right_id_count);
    expect(after.total_referrals).toBe(before.total_referrals + 1);
  },
);

/** Signs in with what was registered; `code` comes by mail. */
async function signInAnew(page: Page, sandbox: Sandbox, username: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(field(page, 'Username')).toHaveValue(username);
  await field(page, 'Password').fill('correct horse 7');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  await page.getByLabel('digit 1 of 6').focus();
  await page.keyboard.type(await sandbox.code(username));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

test(
  'from a left link over the mailed code to the dashboard, and nothing secret is left (A §4)',
  everyEngine,
  async ({ page, sandbox }) => {
    const username = freshName();
    await page.goto('/register?u=leader&p=L');
    await fillIn(page, username);
    await signUp(page).click();
    await expect(page).toHaveURL(/\/verifyEmail$/);
    await expect(page.getByText(/Resend request after/).first()).toBeVisible();
    await page.getByLabel('digit 1 of 4').focus();
    await page.keyboard.type(await sandbox.code(username));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email verified successfully.')).toBeVisible();
    await signInAnew(page, sandbox, username);
    expect(JSON.stringify(await stored(page))).not.toMatch(/correct horse|2580/);
  },
);

test(
  'where no e-mail is asked for: the new credentials, then the dashboard (A §4)',
  everyEngine,
  async ({ page, sandbox }) => {
    const username = freshName();
    await sandbox.settings({ email_required: 0 });
    try {
      await page.goto('/register?u=leader&p=L');
      await fillIn(page, username);
      await signUp(page).click();
      await expect(page).toHaveURL(/\/newUsername$/);
      expect(await page.evaluate(() => JSON.stringify(window.history.state))).toContain('"emailSent":false');
      await expect(page.getByText(username, { exact: true })).toBeVisible();
      await page
        .getByRole('link', { name: 'Go to Login' })
        .or(page.getByRole('button', { name: 'Go to Login' }))
        .click();
      await signInAnew(page, sandbox, username);
      expect(JSON.stringify(await stored(page))).not.toMatch(/correct horse|2580/);
    } finally {
      await sandbox.settings({ email_required: 1 });
    }
  },
);

test('by hand on the right leg; Back leads to no filled form', async ({ page, sandbox, request }) => {
  const username = freshName();
  const before = await placeOf(request, sandbox, 'newcomer');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await fillIn(page, username);
  await field(page, 'Sponsor').fill('newcomer');
  await page.getByRole('radio', { name: 'Right' }).check();
  await expect(page.getByText('Available · Tomas Novak')).toBeVisible();
  await field(page, 'Name').press('Enter');
  await expect(page).toHaveURL(/\/verifyEmail$/);
  const after = await placeOf(request, sandbox, 'newcomer');
  expect(after.right_id_count).toBe(before.right_id_count + 1);
  expect(after.left_id_count).toBe(before.left_id_count);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await page.goForward();
  await expect(page).not.toHaveURL(/\/register/);
});

test('a plan that is not binary asks for no position, and the server gets none', async ({
  page,
  sandbox,
}) => {
  const sent = watchRegistrations(page);
  await sandbox.settings({ binary: 0 });
  try {
    await page.goto('/register?u=leader&p=L');
    await expect(field(page, 'Sponsor')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Position' })).toHaveCount(0);
    await fillIn(page, freshName());
    await signUp(page).click();
    await expect(page).toHaveURL(/\/verifyEmail$/);
    expect(sent[0]?.body).toMatchObject({ sponsor: 'leader', position: '' });
  } finally {
    await sandbox.settings({ binary: 1 });
  }
});

test('every required field says so, and nothing is sent', async ({ page }) => {
  const sent = watchRegistrations(page);
  await page.goto('/register');
  await page.getByRole('checkbox').check();
  await signUp(page).click();
  for (const text of [
    'Name is Required',
    'Username is Required',
    'Email is Required',
    'Country is Required',
    'Phone is Required',
    'Password is Required',
    'Security Pin is Required',
    'Sponsor is Required',
    'Position is Required',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await page.getByRole('combobox', { name: 'Country' }).fill('atlantis');
  await expect(page.getByText('No results found').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('a taken username and an unknown sponsor are found before anything is sent', async ({ page }) => {
  const sent = watchRegistrations(page);
  await page.goto('/register?p=L');
  await fillIn(page, 'LEADER');
  await field(page, 'Sponsor').fill('nobodyatall');
  await field(page, 'Sponsor').blur();
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Not Available');
  await expect(field(page, 'Sponsor')).toHaveAccessibleDescription('Not Available');
  await signUp(page).click();
  await expect(field(page, 'Username')).toBeFocused();
  expect(sent).toEqual([]);
  await field(page, 'Username').fill(freshName());
  await field(page, 'Sponsor').fill('leader');
  await field(page, 'Sponsor').blur();
  await expect(page.getByText('Available · Amara Okafor')).toBeVisible();
  await signUp(page).click();
  await expect(page).toHaveURL(/\/verifyEmail$/);
});

test('a username that is taken after its check: the server’s text at the field and as a toast', async ({
  page,
}) => {
  await page.route('**/api/check/**', (route) => route.abort());
  await page.goto('/register?u=leader&p=L');
  await fillIn(page, 'pinuser');
  await expect(page.getByText('Could not be checked').first()).toBeVisible();
  await signUp(page).click();
  await expect(field(page, 'Username')).toHaveAccessibleDescription('The username is taken.');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(page.getByText('The username is taken.')).toHaveCount(2);
  await expect(field(page, 'Password')).toHaveValue('correct horse 7');
  await page.unroute('**/api/check/**');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(field(page, 'Sponsor')).toHaveAccessibleDescription('From your invitation link');
  await expect(page.getByText('Could not be checked')).toHaveCount(1);
});

test('a link of somebody who is not there lets go of its fields', async ({ page }) => {
  await page.goto('/register?u=ghost404&p=R');
  await expect(page.getByText(/The sponsor of your link was not found/)).toBeVisible();
  await expect(field(page, 'Sponsor')).toBeEditable();
  await expect(page.getByRole('radio', { name: 'Left' })).toBeEnabled();
});

const hostileLinks = [
  `u=${'x'.repeat(6000)}&p=L${'x'.repeat(4000)}`,
  'u=%3Cscript%3Ealert(1)%3C%2Fscript%3E&p=%3Cb%3E',
  'u=..%2F..%2Fadmin&p=../L',
  'u=leader%00&p=%00',
  'u=%E2%80%8Bleader&p=L%E2%80%8B',
  'u=leader&u=other&p=L&p=R',
  'u=&p=l',
  'p=r&u=le%20ader',
];

for (const query of hostileLinks) {
  test(`a hostile link is ignored: ${query.slice(0, 40)}`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(`/register?${query}`);
    await expect(field(page, 'Sponsor')).toBeEditable();
    await expect(field(page, 'Sponsor')).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'Left' })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'Right' })).toBeEnabled();
    await expect(page).toHaveURL(/\/register$/);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((path) => path.includes('/check/'))).toEqual([]);
  });
}

test('no network: the text for it in place and as a toast, nothing typed is lost, and another try works', async ({
  page,
}) => {
  const username = freshName();
  await page.goto('/register?u=leader&p=L');
  await fillIn(page, username);
  await page.route('**/api/register', (route) => route.abort());
  await signUp(page).click();
  await expect(page.getByText('Something Went Wrong Please Try Again....').first()).toBeVisible();
  await expect(page.getByText(/the account may be there already/)).toBeVisible();
  await expect(field(page, 'Username')).toHaveValue(username);
  await expect(field(page, 'Password')).toHaveValue('correct horse 7');
  await expect(field(page, 'Security Pin (4 digits)')).toHaveValue('2580');
  await page.unroute('**/api/register');
  await signUp(page).click();
  await expect(page).toHaveURL(/\/verifyEmail$/);
});

const answers = [
  { name: '500 with HTML', status: 500, contentType: 'text/html', body: '<h1>SQLSTATE[42000]</h1>' },
  { name: '200 with half a body', status: 200, contentType: 'application/json', body: '{"status":tr' },
  {
    name: '429',
    status: 429,
    contentType: 'application/json',
    body: '{"status":false,"message":"Too many requests."}',
  },
  { name: '401', status: 401, contentType: 'application/json', body: '{"status":false}' },
];
for (const { name, ...answer } of answers) {
  test(`an answer that is no use (${name}) loses nothing`, async ({ page }) => {
    const username = freshName();
    await page.goto('/register?u=leader&p=R');
    await fillIn(page, username);
    await page.route('**/api/register', (route) => route.fulfill(answer));
    await signUp(page).click();
    const text = name === '429' ? 'Too many requests.' : 'Something Went Wrong Please Try Again....';
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
    await expect(page.locator('body')).not.toContainText('SQLSTATE');
    await expect(signUp(page)).toBeEnabled();
    await expect(field(page, 'Username')).toHaveValue(username);
    await expect(field(page, 'Password')).toHaveValue('correct horse 7');
  });
}

test('plan and countries that do not come have a retry each, and keep what was typed', async ({ page }) => {
  await page.route(/\/api\/(pre-register|country)$/, (route) => route.abort());
  await page.goto('/register');
  await field(page, 'Name').fill('Kenji Mori');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await page.getByRole('checkbox').check();
  await expect(signUp(page)).toBeDisabled();
  await page.unroute(/\/api\/(pre-register|country)$/);
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(field(page, 'Sponsor')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeEnabled();
  await expect(field(page, 'Name')).toHaveValue('Kenji Mori');
  await expect(signUp(page)).toBeEnabled();
});

test('a check that comes late does not overwrite the newer one, and 429 is waited for', async ({ page }) => {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/check/*/username', async (route) => {
    const name = route.request().url().split('/').at(-2) ?? '';
    asked.push(name);
    if (name === 'first') await held;
    if (name === 'third')
      return route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { status: false } });
    return route.fulfill({ json: { status: true, data: name === 'first' ? 'Not Available' : 'Available' } });
  });
  await page.goto('/register');
  const username = field(page, 'Username');
  await username.fill('first');
  await username.blur();
  await username.fill('second');
  await username.blur();
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  const late = page.waitForResponse('**/api/check/first/username');
  release();
  await late;
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await username.fill('third');
  await username.blur();
  await expect(page.getByText('Checked again shortly')).toBeVisible();
  await username.fill('fourth');
  await username.blur();
  await expect(page.getByText('Checked again shortly')).toBeVisible();
  expect(asked).toEqual(['first', 'second', 'third']);
});

test('a member may register somebody (D10): it is said, and ends the session in this tab', async ({
  page,
  sandbox,
  request,
}) => {
  await signIn(page, sandbox, 'pinuser');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.goto('/register?u=pinuser&p=L');
  await expect(page.getByText(/You are signed in as/)).toContainText('pinuser');
  const username = freshName();
  await fillIn(page, username);
  await signUp(page).click();
  await expect(page).toHaveURL(/\/verifyEmail$/);
  expect(await stored(page)).toMatchObject({ username, password: 'correct horse 7' });
  expect(await stored(page)).not.toHaveProperty('token');
  const read = () => request.get('/api/dashboard', { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await read()).status()).toBe(401);
});

test('on a phone everything is within reach, and the list of countries stays in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/register?u=leader&p=L');
  await page.getByRole('combobox', { name: 'Country' }).click();
  const list = page.getByRole('listbox', { name: 'Country' });
  await expect(list.getByRole('option').first()).toBeVisible();
  const box = await list.boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(780);
  expect(box!.height).toBeLessThanOrEqual(430);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
