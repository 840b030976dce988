import type { Page } from '@playwright/test';
import {
  atSignIn,
  codeSent,
  dialog,
  onDashboard,
  openAs,
  press,
  toast,
  typeCode,
  verify,
} from './support/page';
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

test('a passkey is added with the second factor, signs in without a code, and is removed', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember();
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
  await expect(card.getByText(/not used yet/)).toBeVisible();

  await page.getByRole('button', { name: new RegExp(member.username) }).click();
  await press(page, 'Logout');
  await atSignIn(page);
  member.token = '';
  await verify(page, member);
  await press(page, 'Use a passkey');
  await onDashboard(page);
  await page.goto('/user/security');
  await expect(card.getByText(/^Last used on/)).toBeVisible();
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Passkey removed.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
});
