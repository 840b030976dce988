import type { Page } from '@playwright/test';
import { atSignIn, heading, keptBy, press, signIn, logOut, submitPassword } from './support/page';
import { endSession, signInHere } from './support/sessionEnd';
import { bearer } from './support/sessions';
import { createImage } from './support/noisyPng';
import { expect, test } from './support/test';

const member = { username: 'pinuser', password: 'Pinuser-2026', pin: '2468' };
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

test('a deep link survives the sign-in, and a reload in its second step [A §2 Guard]', async ({
  page,
  sandbox,
}) => {
  await sandbox.advance(3 * 60 * 60);
  const link = '/user/payouts?from=2026-02-01&to=2026-02-03';
  await page.goto(link);
  await atSignIn(page);
  await submitPassword(page, member);
  await expect(page.getByLabel('digit 1 of 4')).toBeVisible();
  await page.reload();
  await atSignIn(page);
  await signInHere(page, member);
  await expect(heading(page, 'Payouts')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(link);
});

test('a session that ends automatically keeps what was typed, except secrets (T26) [A §4 Session end]', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, member.username, '/user/manualWithdraw');
  await amount(page).fill('12.50');
  await endSession(page);
  await expect(page.getByLabel('Username')).toHaveValue(member.username);
  for (const typed of ['12.50', member.username]) expect(await keptBy(page)).not.toContain(typed);
  await sandbox.advance(3 * 60 * 60);
  await signInHere(page, member);
  await press(page, 'Continue: Withdraw');
  await expect(amount(page)).toHaveValue('12.50');
  await expect(page.getByRole('button', { name: 'Continue: Withdraw' })).toHaveCount(0);

  await logOut(page, member.username);
  expect(await keptBy(page)).not.toContain('12.50');
});

test('No drops a reply that was begun before the session ended, and no reply of the new one (T26)', async ({
  page,
  sandbox,
}) => {
  const token = await signIn(page, sandbox, member.username);
  const raise = async (message: string) => {
    const multipart = { subject_id: '1', message, 'images[]': createImage() };
    const raised = await page.request.post('/api/raise-ticket', { headers: bearer(token), multipart });
    return ((await raised.json()) as { ticket_id: number }).ticket_id;
  };
  const [before, since] = [await raise('Before'), await raise('Since')];
  const reply = page.getByRole('textbox', { name: 'Message', exact: true });
  // Its image is loaded, so it isn't the call that ends the session.
  const picture = page.waitForResponse(/\/message\/\d+\/image$/);
  await page.goto(`/user/chat?ticket=${before}`);
  await picture;
  await reply.fill('Begun before');
  await endSession(page);
  await sandbox.advance(3 * 60 * 60);
  await signInHere(page, member);
  await expect(page.getByRole('button', { name: /^Continue: / })).toBeVisible();
  await page.goto(`/user/chat?ticket=${before}`);
  await expect(reply).toHaveValue('Begun before');
  await page.getByRole('navigation', { name: 'Your tickets' }).getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`ticket=${since}$`));
  // The address changes before the ticket, which has another draft.
  await expect(reply).toHaveValue('');
  await reply.fill('Begun since');
  await page.goBack();
  await press(page, 'Dismiss');
  await expect(reply).toHaveValue('');
  expect(await keptBy(page)).not.toContain('Begun before');
  await page.goForward();
  await expect(reply).toHaveValue('Begun since');
});
