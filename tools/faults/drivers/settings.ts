import type { Page } from '@playwright/test';
import { dialog, press, typeCode } from '../../../apps/portal/e2e/support/page';
import { payoutAddress } from '../../../apps/portal/e2e/support/member';
import type { Driver, Scene } from '../driver';
import { fromJourney } from './fromJourney';
import { picture, pressed } from './moves';
import { addAccount, buyLive } from './prepared';

const tab = (name: string) => `/user/profile?tab=${name}`;
/** Without an idempotency key the server refuses the second delivery, because the first changed the data. */
const spent = { deliveredTwice: null };
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const saving = getDialog('Lock this address for withdrawals?');

/** Submits the form without the second factor. Returns the factor that the server then requires (T29). */
const prove = async ({ page, member }: Scene, button: string): Promise<void> => {
  await press(page, button);
  await typeCode(group(page, 'Security Pin'), member.pin);
};

function getDialog(name: string) {
  return (page: Page) => dialog(page, name);
}

async function fillAddress({ page, member }: Scene): Promise<void> {
  await page.getByRole('radio', { name: 'USDT BEP20' }).check();
  await page.getByLabel('Withdrawal address').fill(payoutAddress);
  await press(page, 'Review and save');
  await typeCode(saving(page), member.pin);
}

async function fillBroker(scene: Scene): Promise<void> {
  const { page } = scene;
  const words = ['Username', 'Platform', 'Account', 'Server'].map((word) => `Trading ${word}`);
  for (const [index, label] of [...words, 'Trading Password', 'Investor Password'].entries())
    await page.getByLabel(label, { exact: true }).fill(`Value${index}`);
  await page.getByLabel('Trading File', { exact: true }).setInputFiles(picture());
  await page.getByRole('img', { name: /^Preview/ }).waitFor();
  await prove(scene, 'Save changes');
}

/** Changes that members make to their own profile. */
export const settings: readonly Driver[] = [
  { ...fromJourney('profile', 'POST /update-profile'), shows: /updated|saved/i },
  {
    call: 'POST /change-picture',
    open: '/user/profile',
    begin: async ({ page }) => {
      await page.getByLabel('Photo file').setInputFiles(picture());
      await dialog(page, 'Crop your photo').getByLabel('Zoom').waitFor();
    },
    ...pressed('Save photo', getDialog('Crop your photo')),
    shows: /changed|updated/i,
  },
  {
    call: 'POST /enable-2fa',
    open: tab('2fa'),
    begin: async (scene) => {
      await typeCode(scene.page, await scene.member.totp());
      await prove(scene, 'Enable 2FA');
    },
    ...pressed('Enable 2FA'),
    proves: /Disable 2FA/,
    shows: /enabled/i,
    failureTexts: spent,
  },
  {
    call: 'POST /disable-2fa',
    member: { by: 'authenticator' },
    open: tab('2fa'),
    begin: async ({ page, member }) => typeCode(page, await member.totp()),
    ...pressed('Disable 2FA'),
    proves: /Enable 2FA/,
    shows: /disabled/i,
  },
  {
    call: 'POST /change-password',
    open: tab('password'),
    begin: async ({ page, member }) => {
      await page.getByLabel('Current password').fill(member.password);
      await page.getByLabel('New password', { exact: true }).fill('battery staple 9');
      await page.getByLabel('Confirm new password').fill('battery staple 9');
      await typeCode(page, member.pin);
    },
    ...pressed('Change password'),
    shows: /changed|signed out/i,
    failureTexts: spent,
  },
  {
    call: 'POST /change-secondary-password',
    open: tab('security-pin'),
    begin: async ({ page, member }) => {
      await page.getByLabel('Current PIN or password').fill(member.pin);
      await typeCode(group(page, 'New security PIN'), '1357');
      await typeCode(group(page, 'Confirm new security PIN'), '1357');
    },
    ...pressed('Change security PIN'),
    shows: /changed/i,
    failureTexts: spent,
  },
  {
    call: 'POST /authentication',
    open: tab('authentication'),
    begin: async (scene) => {
      await scene.page.getByRole('radio', { name: 'Code by email' }).check();
      await prove(scene, 'Save');
    },
    ...pressed('Save'),
    shows: /updated/i,
    failureTexts: spent,
  },
  {
    call: 'POST /set-broker-details',
    open: tab('broker'),
    begin: fillBroker,
    ...pressed('Save changes'),
    shows: /updated|saved/i,
  },
  {
    call: 'POST /withdraw-setting',
    kind: 'write',
    unaddressed: true,
    open: tab('withdraw-settings'),
    proves: /Locked/,
    begin: fillAddress,
    press: ({ page }) => press(page, 'Save and lock'),
    button: (page) => page.getByRole('button', { name: /Save and lock|Review and save/ }),
    shows: /updated|saved/i,
  },
  {
    call: 'POST /withdraw-type',
    kind: 'write',
    unaddressed: true,
    // The profile save after a success locks the address.
    freshMember: true,
    open: tab('withdraw-settings'),
    begin: fillAddress,
    press: ({ page }) => press(page, 'Save and lock'),
    button: (page) => page.getByRole('button', { name: /Save and lock|Review and save/ }),
    endsByBody: true,
    // A §6: a 401 of this call ends the session with its own message.
    failureTexts: {
      ended: 'Authentication Failed. Please Login Again....',
      bodyEnded: 'Authentication Failed. Please Login Again....',
    },
  },
  {
    call: 'POST /mt5/user-account-add',
    kind: 'write',
    prepare: async ({ member }) => ({ id: String(await buyLive(member)) }),
    open: '/user/poolsubscriptionHistory',
    begin: async ({ page }) => {
      await press(page, 'Add Account Live Intro');
      await page.getByLabel('Account number').fill(`90${String(Date.now()).slice(-9)}`);
      await press(page, 'Next');
      await dialog(page, 'Let us trade on this account?').waitFor();
    },
    press: ({ page }) => press(dialog(page, 'Let us trade on this account?'), 'Add Account'),
    button: (page) => page.getByRole('button', { name: /Add Account|Next/ }),
    shows: /added|attached/i,
    failureTexts: spent,
  },
  {
    call: 'POST /mt5/change-password',
    prepare: async ({ member }) => ({ login: await addAccount(member) }),
    open: ({ login }) => `/user/mt5Account?account=${login}`,
    begin: async ({ page, member }) => {
      await press(page.getByRole('region', { name: 'Update Password', exact: true }), 'Update Password');
      const update = dialog(page, 'Update Password');
      await update.getByLabel('New password', { exact: true }).fill('Wn2-small-river');
      await update.getByLabel('Confirm new password').fill('Wn2-small-river');
      await press(update, 'Update Password');
      await typeCode(update.getByRole('group', { name: 'Security Pin', exact: true }), member.pin);
    },
    ...pressed('Update Password', (page) => dialog(page, 'Update Password')),
    shows: /changed/i,
  },
];
