import type { Page } from '@playwright/test';
import type { Member } from './support/member';
import { createImage } from './support/noisyPng';
import {
  atSignIn,
  dialog,
  onDashboard,
  openAs,
  press,
  question,
  readToken,
  toast,
  typeCode,
  logOut,
} from './support/page';
import { signInHere } from './support/sessionEnd';
import type { ShapingProxy } from './journeys/shapingProxy';
import { shapedTest as test } from './support/shapedTest';
import { expect } from './support/test';

// The same server under another name, to which nothing is sent.
test.use({ otherHosts: ['localhost'] });

const unknown = 'We don’t know whether this went through';
const unanswered = 'We don’t know whether your last payment went through.';
const network = 'Your network may want you to sign in first.';
const expired = 'Your session has expired please login again!';

/** Opens a withdrawal up to its last press. */
async function beginWithdrawal(page: Page, member: Member) {
  await openAs(page, member, '/user/manualWithdraw');
  await page.getByRole('radio', { name: 'Out going Wallet' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await press(page, 'Next');
  await typeCode(question(page), member.pin);
}

const options = { earned: '500.00', destination: 'address', by: 'mpin' } as const;

/** Redirects the API, and everything else too if `all`. Another origin is the same server under another name. */
const redirect = (connection: ShapingProxy, to: 'hotspot' | 'sign-in', all: boolean) => {
  const location = to === 'hotspot' ? `http://localhost:${connection.port}/hotspot` : '/login';
  connection.shape = (path) =>
    path !== '/login' && (all || path.startsWith('/api/'))
      ? { headers: { location }, instead: { status: 302 } }
      : undefined;
};

for (const all of [true, false])
  test(`a network’s sign-in page ${all ? 'for everything' : 'for the API alone'} ends no session, and a payment is unknown (D112, D156)`, async ({
    page,
    connection,
    newMember,
    watch,
  }) => {
    const member = await newMember(options);
    await beginWithdrawal(page, member);
    redirect(connection, 'hotspot', all);
    await press(question(page), 'Withdraw');
    await expect(question(page).getByText(unknown)).toBeVisible();
    expect(await readToken(page)).toBe(member.token);
    await expect(page.getByText(expired)).toHaveCount(0);
    // The policy keeps the check inside the portal's own origins. It runs only if the portal's own file answers. The
    // network also redirects the code of the toast.
    const blocked = watch.violations.splice(0);
    expect(blocked.some((text) => text.startsWith('connect-src'))).toBe(!all);
    if (!all) await expect(page.getByText(network).first()).toBeVisible();

    connection.shape = () => undefined;
    await page.goto('/user/dashboard');
    await onDashboard(page);
    // Reads that were under way are checked too.
    for (const text of watch.violations.splice(0)) expect(text).toMatch(/^(?:connect|script)-src/);
  });

test('a server’s own sign-in page ends the session, and the payment is still shown (D112, D156)', async ({
  page,
  connection,
  newMember,
  sandbox,
}) => {
  const member = await newMember(options);
  await beginWithdrawal(page, member);
  redirect(connection, 'sign-in', false);
  await press(question(page), 'Withdraw');
  await expect(toast(page, expired)).toBeVisible();
  await atSignIn(page);
  const bar = page.getByRole('alert').filter({ hasText: unanswered });
  await expect(bar).toBeVisible();
  expect(await bar.innerText()).not.toMatch(new RegExp(`${member.username}|100`));
  await press(bar, 'OK, got it');
  await expect(bar).toHaveCount(0);

  connection.shape = () => undefined;
  await sandbox.advance(3 * 60 * 60);
  await signInHere(page, member);
  await onDashboard(page);
  await page.getByRole('button', { name: /^Continue: / }).click();
  await expect(page.getByText(unknown)).toBeVisible();
});

test('a member who signs out with an unanswered payment reads it too (D112)', async ({
  page,
  connection,
  newMember,
}) => {
  const member = await newMember(options);
  await beginWithdrawal(page, member);
  connection.shape = (path, { method }) =>
    path === '/api/withdraw' && method === 'POST' ? { instead: { status: 502 } } : undefined;
  await press(question(page), 'Withdraw');
  await expect(question(page).getByText(unknown)).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(page, member.username);
  const bar = page.getByRole('alert').filter({ hasText: unanswered });
  await expect(bar).toBeVisible();
  // A reload doesn't lose it, and once read it stays away.
  await page.reload();
  await atSignIn(page);
  await expect(bar).toBeVisible();
  await press(bar, 'OK, got it');
  await page.reload();
  await atSignIn(page);
  await expect(bar).toHaveCount(0);
});

test('maintenance names its end, and a member’s text survives one that is too large (D156)', async ({
  page,
  connection,
  newMember,
}) => {
  const member = await newMember(options);
  connection.shape = (path) =>
    path === '/api/tickets'
      ? { headers: { 'retry-after': '300', 'content-type': 'text/html' }, instead: { status: 503, body: '' } }
      : undefined;
  await openAs(page, member, '/user/chat');
  await expect(page.getByText('We expect to be back in 5 minutes.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  connection.shape = (path) =>
    path === '/api/raise-ticket' ? { instead: { status: 413, body: '<h1>413</h1>' } } : undefined;
  await page.goto('/user/chat');
  await press(page, 'Raise Ticket');
  const form = dialog(page, 'Raise Ticket');
  await form.getByLabel('Subject *').selectOption('Others');
  await form.getByLabel('Your subject *').fill('A long story');
  await form.getByLabel('Message *').fill('Words that took me ten minutes');
  await form.getByLabel('Images *').setInputFiles(createImage('one.png'));
  await press(form, 'Raise Ticket');
  await expect(page.getByText('That’s too large for us to accept.').first()).toBeVisible();
  await expect(form.getByLabel('Message *')).toHaveValue('Words that took me ten minutes');
  await expect(form.getByRole('img', { name: 'Preview of one.png' })).toBeVisible();
});
