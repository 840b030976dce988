import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeText } from '../../../../packages/ui/src/text/wholeText.fixtures';
import { backEnd } from '../line/askBackEnd';
import type { LivePortal } from '../page/LivePortal';
import { arrived, typeCode } from './live.plays';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory } from './liveStory';
import { translation } from './translation';

const meta = {
  title: 'Flows/Two factor',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'pin', route: '/user/profile?tab=authentication' },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const pin = '2468';

const choose = () => userEvent.click(screen.getByRole('button', { name: translation('Save') }));

/** The first box of a code. */
const getFirst = async (name: string) =>
  within(await screen.findByRole('group', { name: translation(name) })).getByLabelText(
    translation('digit 1 of {length}'),
  );

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
      await arrived('My Profile');
      await userEvent.click(await screen.findByRole('radio', { name: translation('Authenticator app') }));
      await expect(await screen.findByText(translation('Please Setup Your 2FA Authenticator'))).toBeVisible();
      await snapshot('The app is not set up');
      await choose();
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
      await typeCode(await getFirst('Authenticator code'), '000000{Enter}');
      await getFirst('Security Pin');
      await snapshot('The pin is asked for');
    });

    await step('a wrong code is asked for again', async () => {
      await typeCode(await getFirst('Security Pin'), `${pin}{Enter}`);
      const boxes = await getFirst('Authenticator code');
      await waitFor(() => expect(boxes).toHaveValue(''));
      await snapshot('Wrong code');
    });

    await step('the right one switches it on, and the key is gone', async () => {
      await typeCode(await getFirst('Authenticator code'), await appCode(key));
      await typeCode(await getFirst('Security Pin'), `${pin}{Enter}`);
      await expect(await screen.findByRole('button', { name: translation('Disable 2FA') })).toBeVisible();
      await expect(
        screen.queryByRole('img', { name: translation('QR code for your setup key') }),
      ).not.toBeInTheDocument();
      await snapshot('Switched on');
    });

    await step('now it can be chosen, and the earlier choice is kept', async () => {
      await userEvent.click(screen.getByRole('tab', { name: translation('Authentication') }));
      await expect(
        await screen.findByRole('radio', { name: translation('Authenticator app') }),
      ).toBeChecked();
      await choose();
      await expect(
        await screen.findByText(translation('Your confirmation method has changed.')),
      ).toBeVisible();
      await snapshot('Chosen');
    });

    await step('switched off, a code by mail takes its place', async () => {
      await userEvent.click(screen.getByRole('tab', { name: translation('2FA Setting') }));
      await expect(
        await screen.findByText(
          translation(
            'You confirm sign-ins and payments with this app. If you turn it off, we’ll email you codes instead.',
          ),
        ),
      ).toBeVisible();
      await snapshot('Before it is switched off');
      await typeCode(await getFirst('Authenticator code'), `${await appCode(key)}{Enter}`);
      await expect(await screen.findByRole('button', { name: translation('Enable 2FA') })).toBeVisible();
      await userEvent.click(screen.getByRole('tab', { name: translation('Authentication') }));
      await waitFor(() =>
        expect(screen.getByRole('radio', { name: translation('Code by email') })).toBeChecked(),
      );
      await snapshot('A code by mail again');
    });
  }),
};
