import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import type { LivePortal } from '../page/LivePortal';
import { arrived, loaded, mailedCode, notThis, typeCode } from './live.plays';
import { fairArgs, liveStory } from './liveStory';
import { translation, translationPattern } from './translation';

const meta = {
  title: 'Flows/Forgot password',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'visitor', route: '/login' },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const username = () => screen.getByRole('textbox', { name: translation('Username') });
const password = () => screen.getByLabelText(translation('Password'));
const chosen = 'battery staple 9';

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: translation('Forgot Password') }));
  return within(await screen.findByRole('dialog', { name: translation('Forgot Password') }));
}

/** From a forgotten password to a sign-in with a new one. */
export const NewPassword: Story = {
  play: endAt('Signed in, withdrawals are held', async ({ step }) => {
    await arrived('Sign in');
    await userEvent.type(username(), 'leader');
    await userEvent.type(password(), 'forgotten');
    await snapshot('Password forgotten');
    const dialog = await openDialog();
    const submit = () => userEvent.click(dialog.getByRole('button', { name: translation('Submit') }));
    const first = () => dialog.getByRole('textbox', { name: translation('digit 1 of 6') });
    let code = '';

    await step('the name is there already, and a code goes out', async () => {
      await expect(dialog.getByRole('textbox', { name: translation('Username') })).toHaveValue('leader');
      await snapshot('The username is filled in');
      await submit();
      code = await mailedCode('leader');
      await waitFor(() => expect(first()).toHaveFocus());
      await snapshot('A code by email');
    });

    await step('a wrong code keeps the password', async () => {
      await userEvent.keyboard(notThis(code));
      await userEvent.type(dialog.getByLabelText(translation('New password')), chosen);
      await submit();
      await waitFor(() =>
        expect(dialog.getByRole('alert')).toHaveTextContent(translationPattern('Invalid otp')),
      );
      await waitFor(() => expect(first()).toHaveFocus());
      await expect(dialog.getByLabelText(translation('New password'))).toHaveValue(chosen);
      await snapshot('Wrong code');
    });

    await step('the right one closes the dialog; the old password is gone, the name stays', async () => {
      await userEvent.keyboard(code);
      await submit();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await screen.findByText(translation('Password changed.'))).toBeVisible();
      await expect(username()).toHaveValue('leader');
      await waitFor(() => expect(password()).toHaveFocus());
      await expect(password()).toHaveValue('');
      await snapshot('Changed');
    });

    await step('and the new one signs in', async () => {
      await userEvent.keyboard(`${chosen}{Enter}`);
      const digits = await screen.findByRole('textbox', { name: translation('digit 1 of 6') });
      await typeCode(digits, `${await mailedCode('leader')}{Enter}`);
      await loaded('Dashboard');
      await expect(
        await screen.findByText(translation('Withdrawals are on hold until {time}.')),
      ).toBeVisible();
      await snapshot('Signed in, withdrawals are held');
    });
  }),
};
