import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/Register',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'visitor', route: '/register?u=leader&p=L' },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const { field, fill } = member;
const signUp = () => screen.getByRole('button', { name: translation('Sign Up') });

/**
 * Follows the leader's left link, with a username that is taken and one that is taken in the meantime, to the dashboard.
 */
export const ByInvitation: Story = {
  play: endAt('Signed up', async ({ step }) => {
    await step('The link has the sponsor and the leg', async () => {
      await member.arrived('Create account');
      await member.sees('Amara Okafor');
      await expect(field('Sponsor')).toHaveAttribute('readonly');
      await expect(screen.getByRole('radio', { name: translation('Left') })).toBeChecked();
      await snapshot('Invited');
    });

    await step('A name that is taken is seen at once', async () => {
      await fill('Name', 'Kenji Mori');
      await fill('Username', 'newcomer{Tab}');
      await member.isWrong('Username', 'Not Available');
      await snapshot('The name is taken');
      await fill('Username', 'kenji88{Tab}');
      await member.sees('Available');
      await snapshot('The name is free');
    });

    await step('The country begins the phone', async () => {
      await fill('Email', 'kenji@mail.example');
      await userEvent.type(screen.getByRole('combobox', { name: translation('Country') }), 'japan{Enter}');
      await userEvent.type(field('Phone'), '312345678');
      await expect(field('Phone')).toHaveValue('+81312345678');
      await snapshot('The country begins the phone');
    });

    await step('The terms unlock Sign Up', async () => {
      await fill('Password', 'correct horse 7');
      await fill('Security PIN (4 digits)', '2580');
      await expect(signUp()).toBeDisabled();
      await userEvent.click(screen.getByRole('checkbox'));
      await expect(signUp()).toBeEnabled();
      await snapshot('Ready to sign up');
    });

    await step('Someone was quicker: the refusal lands at its field, and nothing is lost', async () => {
      await member.registered('kenji88');
      await userEvent.click(signUp());
      await member.isWrong('Username', /taken/);
      await waitFor(() => expect(field('Username')).toHaveFocus());
      await expect(field('Password')).toHaveValue('correct horse 7');
      await snapshot('Refused at its field');
      await userEvent.type(field('Username'), '01{Enter}');
    });

    await step('A wrong code is refused, the mailed one verifies the email', async () => {
      await member.arrived('Verify your email');
      const code = await member.mailedCode('kenji8801');
      await snapshot('A code by email');
      await member.typeCode(`${member.notThis(code)}{Enter}`);
      await member.isRefused(within(screen.getByRole('group', { name: translation('Email code') })));
      await member.isAskedForCode();
      await snapshot('Wrong code');
      await userEvent.keyboard(`${code}{Enter}`);
    });

    await step('The verified email signs in', async () => {
      await member.loaded('Dashboard');
      await member.sees('Your first steps');
      await snapshot('Signed up');
    });
  }),
};
