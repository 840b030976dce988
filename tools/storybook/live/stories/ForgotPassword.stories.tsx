import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';

const meta = {
  title: 'Flows/Forgot password',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'visitor', route: '/login' },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const chosen = 'battery staple 9';

/** From a forgotten password to a sign-in with a new one. */
export const NewPassword: Story = {
  play: endAt('Signed in, withdrawals are held', async ({ step }) => {
    await member.arrived('Sign in');
    await member.fill('Username', 'leader');
    await member.fill('Password', 'forgotten');
    await snapshot('Password forgotten');
    await member.press('Forgot Password');
    const dialog = await member.dialog('Forgot Password');
    let code = '';

    await step('the name is there already, and a code goes out', async () => {
      await expect(member.field('Username', dialog)).toHaveValue('leader');
      await snapshot('The username is filled in');
      await member.press('Submit', dialog);
      code = await member.mailedCode();
      await member.isAskedForCode(dialog);
      await snapshot('A code by email');
    });

    await step('a wrong code keeps the password', async () => {
      await userEvent.keyboard(member.notThis(code));
      await member.fill('New password', chosen, dialog);
      await member.press('Submit', dialog);
      await member.isRefused(dialog);
      await member.isAskedForCode(dialog);
      await expect(member.field('New password', dialog)).toHaveValue(chosen);
      await snapshot('Wrong code');
    });

    await step('the right one closes the dialog; the old password is gone, the name stays', async () => {
      await userEvent.keyboard(code);
      await member.press('Submit', dialog);
      await member.dialogCloses();
      await member.sees('Password changed.');
      await expect(member.field('Username')).toHaveValue('leader');
      await waitFor(() => expect(member.field('Password')).toHaveFocus());
      await expect(member.field('Password')).toHaveValue('');
      await snapshot('Changed');
    });

    await step('and the new one signs in', async () => {
      await userEvent.keyboard(`${chosen}{Enter}`);
      await member.typeCode(`${await member.mailedCode()}{Enter}`);
      await member.loaded('Dashboard');
      await member.sees('Withdrawals are on hold until {time}.');
      await snapshot('Signed in, withdrawals are held');
    });
  }),
};
