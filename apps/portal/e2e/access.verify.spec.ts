import type { Page } from '@playwright/test';
import { breakCall, faults } from './support/faults';
import { countCalls, keptBy, newMember, notThis, type NewMember } from './support/newMember';
import { verify } from './support/signIn';
import { everyEngine, expect, test } from './support/test';

/** Signs in as far as a member comes whose email is not verified: to the four boxes. */
async function openVerification(page: Page, { username, password }: NewMember): Promise<void> {
  await verify(page, username, password);
  await expect(page).toHaveURL(/\/verifyEmail$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
}

const boxes = (page: Page) => page.getByLabel(/^digit \d of 4$/);
const shown = (page: Page) =>
  boxes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(''));

test(
  'a member verifies the email with the code that was sent by itself, and signs in',
  everyEngine,
  async ({ page, sandbox, request }) => {
    const member = await newMember(request);
    const asked = countCalls(page, '/resendotp');
    await openVerification(page, member);
    expect(asked()).toBe(1);
    await expect(boxes(page).first()).toBeFocused();
    await expect(page.getByText(member.username)).toBeVisible();
    const sent = countCalls(page, '/verify-email');
    await page.keyboard.type(await sandbox.code(member.username));
    expect(sent()).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Email verified successfully.')).toBeVisible();
    expect(sent()).toBe(1);

    await expect(page.getByLabel('Username')).toHaveValue(member.username);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Resend request after/).first()).toBeVisible();
    await expect(page.getByLabel('digit 1 of 6')).toBeFocused();
    await page.keyboard.type(await sandbox.code(member.username));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user\/dashboard$/);
  },
);

test('a reload within the cool-down counts on, sends no second mail and frightens nobody', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await newMember(request);
  await openVerification(page, member);
  await sandbox.advance(20);
  await page.reload();
  await expect(page.getByText(/Resend request after (40|[123]?\d) sec/).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const codes = (await sandbox.outbox(member.username)).filter(({ code }) => code);
  expect(codes).toHaveLength(1);
});

test('when the wait is over another code can be asked for, and only that one counts', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await newMember(request);
  await page.clock.install();
  await openVerification(page, member);
  const first = await sandbox.code(member.username);
  await expect(page.getByRole('button', { name: 'Request OTP' })).toHaveCount(0);
  await sandbox.advance(61);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Request OTP' }).click();
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  const second = await sandbox.code(member.username);
  expect((await sandbox.outbox(member.username)).filter(({ code }) => code)).toHaveLength(2);
  await boxes(page).first().focus();
  if (first !== second) {
    await page.keyboard.type(`${first}\n`);
    await expect(page.getByRole('group', { name: 'Email code' })).toContainText('Invalid otp');
  }
  await page.keyboard.type(`${second}\n`);
  await expect(page).toHaveURL(/\/login$/);
});

test('five wrong codes lock; each is emptied, announced and asked for again; an hour later it works', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await newMember(request);
  await openVerification(page, member);
  const code = await sandbox.code(member.username);
  const group = page.getByRole('group', { name: 'Email code' });
  for (let step = 1; step <= 5; step += 1) {
    await expect(boxes(page).first()).toBeFocused();
    await page.keyboard.type(notThis(code, step));
    await page.keyboard.press('Enter');
    await expect(group.getByRole('alert')).toHaveText('Invalid otp');
    await expect.poll(() => shown(page)).toBe('');
  }
  await page.keyboard.type(`${code}\n`);
  await expect(group.getByRole('alert')).toHaveText('Invalid otp');
  await expect(page).toHaveURL(/\/verifyEmail$/);

  await sandbox.advance(3700);
  await page.reload();
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  await page.keyboard.type(`${await sandbox.code(member.username)}\n`);
  await expect(page).toHaveURL(/\/login$/);
});

test('/invoice is the same screen; without a name both lead to the sign-in and ask for nothing (D6, D24)', async ({
  page,
  request,
}) => {
  const asked = countCalls(page, '/resendotp');
  for (const path of ['/verifyEmail', '/invoice', '/newUsername']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Username')).toHaveValue('');
  }
  expect(asked()).toBe(0);
  await openVerification(page, await newMember(request));
  await page.goto('/invoice');
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  await expect(boxes(page)).toHaveCount(4);
  await expect(page).toHaveURL(/\/invoice$/);
});

test('too few digits are not sent; a double click sends once', async ({ page, sandbox, request }) => {
  const member = await newMember(request);
  await openVerification(page, member);
  const sent = countCalls(page, '/verify-email');
  const code = await sandbox.code(member.username);
  await page.keyboard.type(`${code.slice(0, 3)}\n`);
  await expect(page.getByText('Enter all 4 digits.')).toBeVisible();
  await expect(boxes(page).nth(3)).toBeFocused();
  expect(sent()).toBe(0);
  await page.keyboard.type(code.slice(3));
  await page.getByRole('button', { name: 'Verify' }).dblclick();
  await expect(page).toHaveURL(/\/login$/);
  expect(sent()).toBe(1);
});

test('another name in the answer is a failure with the text of the server (D24)', async ({
  page,
  request,
}) => {
  await openVerification(page, await newMember(request));
  await page.route('**/api/verify-email', (route) =>
    route.fulfill({ json: { status: true, username: 'leader', message: 'Email verified successfully.' } }),
  );
  await page.keyboard.type('4193\n');
  await expect(page.getByRole('group', { name: 'Email code' }).getByRole('alert')).toHaveText(
    'Email verified successfully.',
  );
  await expect(page).toHaveURL(/\/verifyEmail$/);
});

test('whatever goes wrong is said, the screen stays usable, and unjudged digits stay', async ({
  page,
  request,
}) => {
  await openVerification(page, await newMember(request));
  for (const { name, text, answered, reply } of faults) {
    await breakCall(page, '/verify-email', reply);
    await boxes(page).first().focus();
    await page.keyboard.type('4193');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(text).first(), name).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify' })).not.toHaveAttribute('aria-busy', /./);
    await expect.poll(() => shown(page), name).toBe(answered ? '' : '4193');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('a code that could not be asked for leaves the link, and the text says why (D21)', async ({
  page,
  sandbox,
  request,
}) => {
  const member = await newMember(request);
  await page.route('**/api/resendotp', (route) => route.abort());
  await verify(page, member.username, member.password);
  await expect(page.getByText('Something Went Wrong Please Try Again....')).toBeVisible();
  await page.unroute('**/api/resendotp');
  await page.getByRole('button', { name: 'Request OTP' }).click();
  await expect(page.getByText(/Resend request after/).first()).toBeVisible();
  expect(await sandbox.code(member.username)).toMatch(/^\d{4}$/);
});

test('another account: back at an empty sign-in, and the name is forgotten', async ({ page, request }) => {
  const member = await newMember(request);
  await openVerification(page, member);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Username')).toHaveValue('');
  expect(await keptBy(page)).not.toContain(member.username);
  await page.goto('/verifyEmail');
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('the new credentials (A §4.6, D25, T18)', () => {
  const secrets = /correct horse 7|2580/;

  /** A back end that has the member confirm the email by a link: the contract's other example of pre-login. */
  async function openCredentials(page: Page, username: string): Promise<void> {
    await page.route('**/api/pre-login', (route) =>
      route.fulfill({
        json: {
          status: false,
          email_verified: 0,
          username,
          user_details: { username, spassword: '2580', email_required: 0 },
          message: 'Please confirm your email.',
        },
      }),
    );
    await verify(page, username, 'correct horse 7');
    await expect(page).toHaveURL(/\/newUsername$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your new account' })).toBeVisible();
  }
  const reveal = (page: Page) => page.getByRole('button', { name: 'Show password' });

  test('are shown once: masked, revealed, and nowhere else while they stand there', async ({ page }) => {
    await openCredentials(page, 'amara21');
    await expect(page.getByText('Please confirm your email.')).toBeVisible();
    await expect(page.getByText('Confirm your email', { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(secrets);
    await reveal(page).click();
    await expect(page.getByText('correct horse 7')).toBeVisible();
    await page.getByRole('button', { name: 'Show security pin' }).click();
    await expect(page.getByText('2580')).toBeVisible();
    expect(await keptBy(page)).not.toMatch(secrets);
  });

  test('are copied whole, and each copy says what it was', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCredentials(page, 'amara21');
    const copies = [
      ['Username', 'amara21'],
      ['Password', 'correct horse 7'],
      ['Security Pin', '2580'],
    ] as const;
    for (const [name, value] of copies) {
      const row = page.getByRole('listitem').filter({ hasText: name });
      await row.getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByText(`${name} copy to clipboard successfully.`)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
  });

  const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
    'a reload': (page) => page.reload(),
    'Go to Login': (page) => page.getByRole('link', { name: 'Go to Login' }).click(),
    Back: (page) => page.goBack(),
    'another address': (page) => page.goto('/login'),
  };
  for (const [name, leave] of Object.entries(waysOut)) {
    test(`are gone after ${name}`, async ({ page }) => {
      await openCredentials(page, 'amara21');
      await reveal(page).click();
      await leave(page);
      await expect(page.getByText('correct horse 7')).toHaveCount(0);
      expect(await keptBy(page)).not.toMatch(secrets);
      if (name === 'Back') await page.goForward();
      else await page.goto('/newUsername');
      await expect(page.getByText(/no longer shown/)).toBeVisible();
      await expect(page.getByText('amara21', { exact: true })).toBeVisible();
      await expect(reveal(page)).toHaveCount(0);
      expect(await keptBy(page)).not.toMatch(secrets);
    });
  }

  test('are gone from a page that the browser keeps for its Back button', async ({ page }) => {
    await openCredentials(page, 'amara21');
    await reveal(page).click();
    await expect(page.getByText('correct horse 7')).toBeVisible();
    const text = await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      return document.body.textContent;
    });
    expect(text).not.toMatch(secrets);
  });

  test('are gone from the screen after ten minutes', async ({ page }) => {
    await page.clock.install();
    await openCredentials(page, 'amara21');
    await reveal(page).click();
    await page.clock.fastForward(9 * 60_000);
    await expect(page.getByText('correct horse 7')).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByText('correct horse 7')).toHaveCount(0);
    await expect(page.getByText(/no longer shown/)).toBeVisible();
  });

  test('of a registration do not outlive the verification, or a page that begins anew', async ({
    page,
    sandbox,
    request,
  }) => {
    const keep = () =>
      page.evaluate(() => {
        sessionStorage.setItem('password', 'correct horse 7');
        sessionStorage.setItem('spassword', '2580');
      });
    const member = await newMember(request);
    await openVerification(page, member);
    await keep();
    await page.keyboard.type(`${await sandbox.code(member.username)}\n`);
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => keptBy(page)).not.toMatch(secrets);
    await keep();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
    expect(await keptBy(page)).not.toMatch(secrets);
  });

  test('are gone at a sign-in (T18)', async ({ page, sandbox }) => {
    await sandbox.advance(3 * 3600);
    const { username, password, pin } = await sandbox.member('pinuser');
    await verify(page, username, password);
    await page.evaluate(() => sessionStorage.setItem('password', 'correct horse 7'));
    await page.getByLabel(/^digit 1 of/).focus();
    await page.keyboard.type(`${pin ?? ''}\n`);
    await expect(page).toHaveURL(/\/user\/dashboard$/);
    expect(await keptBy(page)).not.toMatch(secrets);
  });
});
