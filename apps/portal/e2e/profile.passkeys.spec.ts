import type { Page } from '@playwright/test';
import type { Member } from './support/member';
import {
  codeSent,
  dialog,
  onDashboard,
  openAs,
  press,
  toast,
  typeCode,
  verify,
  logOut,
} from './support/page';
import type { Sandbox } from './support/sandbox';
import { expect, sandboxUrl, test } from './support/test';

// Browsers make no passkeys for an IP address.
test.use({
  baseURL: async ({ browserName: _any }, use, info) =>
    use(sandboxUrl(info).replace('127.0.0.1', 'localhost')),
  otherHosts: ['127.0.0.1'],
});

/** A device with a screen lock, which answers at once. */
async function plugDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Adds a passkey of the device, on the member's security page. Returns the card of the passkeys. */
async function addPasskey(page: Page, sandbox: Sandbox, member: Member) {
  await plugDevice(page);
  await openAs(page, member, '/user/security');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = dialog(page, 'Add a passkey');
  await adding.getByRole('button', { name: 'Continue' }).click();
  await codeSent(page);
  await typeCode(adding, await sandbox.code(member.username));
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Passkey added.')).toBeVisible();
  return card;
}

test('a passkey is added with the second factor, signs in without a code, and is removed', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember();
  const card = await addPasskey(page, sandbox, member);
  await expect(card.getByText(/not used yet/)).toBeVisible();

  await logOut(page, member.username);
  member.token = '';
  await verify(page, member);
  await press(page, 'Use a passkey');
  await onDashboard(page);
  await page.goto('/user/security');
  await expect(card.getByText(/^Last used on/)).toBeVisible();
  await card.getByRole('button', { name: 'Remove' }).click();
  const removing = dialog(page, 'Remove this passkey');
  await sandbox.advance(61);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await codeSent(page);
  await typeCode(removing, await sandbox.code(member.username));
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Passkey removed.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
});

test('after a forgotten password a passkey works only once it is kept', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember();
  await addPasskey(page, sandbox, member);

  await sandbox.advance(61);
  const password = 'battery staple 9';
  const api = new URL('/api/', sandboxUrl(test.info())).href;
  const { username } = member;
  await page.request.post(`${api}resendotp`, { data: { username, from: 'forget-password' } });
  const otp = await sandbox.code(username);
  const reset = await page.request.post(`${api}forget-password`, {
    data: { username, otp, newpassword: password },
  });
  expect(reset.status()).toBe(200);

  member.token = '';
  await sandbox.advance(61);
  await page.goto('/login');
  await verify(page, { username, password });
  await codeSent(page);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  await typeCode(page, `${await sandbox.code(username)}\n`);
  await expect(page).toHaveURL(/\/user\/security$/);
  const review = page.getByRole('region', { name: 'Choose what you keep' });
  const kept = review.getByRole('checkbox', { name: /^Passkey/ });
  await expect(kept).not.toBeChecked();
  await kept.check();
  await sandbox.advance(61);
  await review.getByRole('button', { name: 'Save choice' }).click();
  await codeSent(page);
  await typeCode(review, await sandbox.code(username));
  await review.getByRole('button', { name: 'Save choice' }).click();
  await expect(toast(page, 'Your choice is saved.')).toBeVisible();
  await expect(review).toHaveCount(0);
});
