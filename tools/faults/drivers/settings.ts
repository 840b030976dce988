import type { Page } from '@playwright/test';
import { payoutAddress } from '../../../apps/portal/e2e/support/member';
import { createImage } from '../../../apps/portal/e2e/support/noisyPng';
import { dialog, press, question, typeCode } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { loginAgainText } from '../faults';
import { fromJourney } from './fromJourney';
import { write } from './moves';

const tab = (name: string) => `/user/profile?tab=${name}`;
const account: Driver['open'] = ({ login }) => `/user/mt5Account?account=${login}`;
const addAccount: NonNullable<Driver['prepare']> = async ({ member }) => ({
  login: await member.addAccount(),
});
/** Without an idempotency key the server refuses the second delivery, because the first changed the data. */
const spent = { deliveredTwice: null };
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const getDialog = (name: string) => (page: Page) => dialog(page, name);

/** Submits the form without the second factor. Returns the factor that the server then requires (T29). */
const prove = async ({ page, member }: Scene, button: string): Promise<void> => {
  await press(page, button);
  await typeCode(group(page, 'Security Pin'), member.pin);
};

/** The address of withdrawals goes by two calls. */
const saveAddress = (call: string, rest: Partial<Driver>) =>
  write(call, tab('withdraw-settings'), 'Save and lock', {
    unaddressed: true,
    begin: async ({ page, member }) => {
      await page.getByRole('radio', { name: 'USDT BEP20' }).check();
      await page.getByLabel('Withdrawal address').fill(payoutAddress);
      await press(page, 'Review and save');
      await typeCode(dialog(page, 'Lock this address for withdrawals?'), member.pin);
    },
    button: (page) => page.getByRole('button', { name: /Save and lock|Review and save/ }),
    ...rest,
  });

async function fillBroker(scene: Scene): Promise<void> {
  const { page } = scene;
  const words = ['Username', 'Platform', 'Account', 'Server'].map((word) => `Trading ${word}`);
  for (const [index, label] of [...words, 'Trading Password', 'Investor Password'].entries())
    await page.getByLabel(label, { exact: true }).fill(`Value${index}`);
  await page.getByLabel('Trading File', { exact: true }).setInputFiles(createImage());
  await page.getByRole('img', { name: /^Preview/ }).waitFor();
  await prove(scene, 'Save changes');
}

/** Changes that members make to their own profile and accounts. */
export const settings: readonly Driver[] = [
  { ...fromJourney('profile', 'POST /update-profile'), shows: /updated|saved/i },
  write(
    'POST /change-picture',
    '/user/profile',
    'Save photo',
    {
      begin: async ({ page }) => {
        await page.getByLabel('Photo file').setInputFiles(createImage());
        await dialog(page, 'Crop your photo').getByLabel('Zoom').waitFor();
      },
      shows: /changed|updated/i,
    },
    getDialog('Crop your photo'),
  ),
  write('POST /enable-2fa', tab('2fa'), 'Enable 2FA', {
    begin: async (scene) => {
      await typeCode(scene.page, await scene.member.totp());
      await prove(scene, 'Enable 2FA');
    },
    proves: /Disable 2FA/,
    shows: /enabled/i,
    failureTexts: spent,
  }),
  write('POST /disable-2fa', tab('2fa'), 'Disable 2FA', {
    member: { by: 'authenticator' },
    begin: async ({ page, member }) => typeCode(page, await member.totp()),
    proves: /Enable 2FA/,
    shows: /disabled/i,
  }),
  write('POST /change-password', tab('password'), 'Change password', {
    begin: async ({ page, member }) => {
      await page.getByLabel('Current password').fill(member.password);
      await page.getByLabel('New password', { exact: true }).fill('battery staple 9');
      await page.getByLabel('Confirm new password').fill('battery staple 9');
      await typeCode(page, member.pin);
    },
    shows: /changed|signed out/i,
    failureTexts: spent,
  }),
  write('POST /change-secondary-password', tab('security-pin'), 'Change security PIN', {
    begin: async ({ page, member }) => {
      await page.getByLabel('Current PIN or password').fill(member.pin);
      await typeCode(group(page, 'New security PIN'), '1357');
      await typeCode(group(page, 'Confirm new security PIN'), '1357');
    },
    shows: /changed/i,
    failureTexts: spent,
  }),
  write('POST /authentication', tab('authentication'), 'Save', {
    begin: async (scene) => {
      await scene.page.getByRole('radio', { name: 'Code by email' }).check();
      await prove(scene, 'Save');
    },
    shows: /has changed/i,
    failureTexts: spent,
  }),
  write('POST /set-broker-details', tab('broker'), 'Save changes', {
    begin: fillBroker,
    shows: /updated|saved/i,
  }),
  saveAddress('POST /withdraw-setting', { proves: /Locked/, shows: /updated|saved/i }),
  saveAddress('POST /withdraw-type', {
    // The profile save after a success locks the address.
    freshMember: true,
    endsByBody: true,
    // A §6: a 401 of this call ends the session with its own message.
    failureTexts: { ended: loginAgainText, bodyEnded: loginAgainText },
  }),
  write(
    'POST /mt5/user-account-add',
    '/user/poolsubscriptionHistory',
    'Add Account',
    {
      prepare: async ({ member }) => ({ id: String(await member.buyLive()) }),
      begin: async ({ page }) => {
        await press(page, 'Add Account Live Intro');
        await page.getByLabel('Account number').fill(`90${String(Date.now()).slice(-9)}`);
        await press(page, 'Next');
        await dialog(page, 'Let us trade on this account?').waitFor();
      },
      button: (page) => page.getByRole('button', { name: /Add Account|Next/ }),
      shows: /added|attached/i,
      failureTexts: spent,
    },
    getDialog('Let us trade on this account?'),
  ),
  write(
    'POST /mt5/change-password',
    account,
    'Update Password',
    {
      prepare: addAccount,
      begin: async ({ page, member }) => {
        await press(page.getByRole('region', { name: 'Update Password', exact: true }), 'Update Password');
        const update = dialog(page, 'Update Password');
        await update.getByLabel('New password', { exact: true }).fill('Wn2-small-river');
        await update.getByLabel('Confirm new password').fill('Wn2-small-river');
        await press(update, 'Update Password');
        await typeCode(update.getByRole('group', { name: 'Security Pin', exact: true }), member.pin);
      },
      shows: /changed/i,
    },
    getDialog('Update Password'),
  ),
  write(
    'GET /mt5/fetch-password/{account}',
    account,
    'View Password',
    {
      prepare: addAccount,
      begin: async ({ page, member }) => {
        await press(page, 'View Password');
        await typeCode(page, member.pin);
      },
      shows: /Passwords for account/,
      speaks: /^Main Password/,
    },
    question,
  ),
];
