import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { wholeText } from '../../../../packages/ui/src/text/wholeText.fixtures';
import { backEnd } from '../line/askBackEnd';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Two factor',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'pin', route: '/user/profile?tab=authentication' },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const pin = '2468';

const group = async (name: string) => within(await screen.findByRole('group', { name: translation(name) }));
const typeCode = async (name: string, code: string) => member.typeCode(code, await group(name));

/** The key next to the QR code, as a member would type it into the app. */
const keyShown = () => screen.getByRole('code').textContent.replaceAll(' ', '');

/** Returns the next code of the app set up with the key, because each code works once. */
async function appCode(key: string): Promise<string> {
  await backEnd().operate('/clock', { advance_seconds: 61 });
  return backEnd().appCode('pinuser', key);
}

/** From the refusal over the set-up to the choice, and back to a code by mail. */
export const SetUpAndTakenBack: Story = {
  play: endAt('A code by mail again', async ({ step }) => {
    let key = '';

    await step('the app is not set up: the choice leads to where it is', async () => {
      await member.arrived('My Profile');
      await member.choose('Authenticator app');
      await member.sees('Please Setup Your 2FA Authenticator');
      await snapshot('The app is not set up');
      await member.press('Save');
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: translation('2FA Setting') })).toHaveFocus(),
      );
      const toast = { selector: '[data-toaster] *' };
      await expect(
        await screen.findByText(wholeText('Please Setup Your 2FA Authenticator'), toast),
      ).toBeVisible();
    });

    await step('the key as a picture and as text; the factor in force is asked for too', async () => {
      await expect(
        await screen.findByRole('img', { name: translation('QR code for your setup key') }),
      ).toBeVisible();
      await snapshot('The key to set it up');
      key = keyShown();
      await typeCode('Authenticator code', '000000{Enter}');
      await group('Security Pin');
      await snapshot('The pin is asked for');
    });

    await step('a wrong code is asked for again', async () => {
      await typeCode('Security Pin', `${pin}{Enter}`);
      const boxes = member.firstDigit(await group('Authenticator code'));
      await waitFor(() => expect(boxes).toHaveValue(''));
      await snapshot('Wrong code');
    });

    await step('the right one switches it on, and the key is gone', async () => {
      await typeCode('Authenticator code', await appCode(key));
      await typeCode('Security Pin', `${pin}{Enter}`);
      await expect(await screen.findByRole('button', { name: translation('Disable 2FA') })).toBeVisible();
      await expect(
        screen.queryByRole('img', { name: translation('QR code for your setup key') }),
      ).not.toBeInTheDocument();
      await snapshot('Switched on');
    });

    await step('now it can be chosen, and the earlier choice is kept', async () => {
      await member.openTab('Authentication');
      await expect(
        await screen.findByRole('radio', { name: translation('Authenticator app') }),
      ).toBeChecked();
      await member.press('Save');
      await member.sees('Your confirmation method has changed.');
      await snapshot('Chosen');
    });

    await step('switched off, a code by mail takes its place', async () => {
      await member.openTab('2FA Setting');
      await member.sees(
        'You confirm sign-ins and payments with this app. If you turn it off, we’ll email you codes instead.',
      );
      await snapshot('Before it is switched off');
      await typeCode('Authenticator code', `${await appCode(key)}{Enter}`);
      await expect(await screen.findByRole('button', { name: translation('Enable 2FA') })).toBeVisible();
      await member.openTab('Authentication');
      await waitFor(() =>
        expect(screen.getByRole('radio', { name: translation('Code by email') })).toBeChecked(),
      );
      await snapshot('A code by mail again');
    });
  }),
};
