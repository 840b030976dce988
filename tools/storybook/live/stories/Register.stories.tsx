import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import type { LivePortal } from '../page/LivePortal';
import { arrived, loaded, mailedCode, notThis, registered } from './live.plays';
import { fairArgs, liveStory } from './liveStory';
import { translation, translationPattern } from './translation';

const meta = {
  title: 'Flows/Register',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, persona: 'visitor', route: '/register?u=leader&p=L' },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByLabelText(translation(name));
const signUp = () => screen.getByRole('button', { name: translation('Sign Up') });

/**
 * Follows the leader's left link, with a username that is taken and one that is taken in the meantime, to the dashboard.
 */
export const ByInvitation: Story = {
  play: endAt('Signed up', async ({ step }) => {
    await step('The link has the sponsor and the leg', async () => {
      await arrived('Create account');
      await expect(await screen.findByText('Amara Okafor')).toBeVisible();
      await expect(field('Sponsor')).toHaveAttribute('readonly');
      await expect(screen.getByRole('radio', { name: translation('Left') })).toBeChecked();
      await snapshot('Invited');
    });

    await step('A name that is taken is seen at once', async () => {
      await userEvent.type(field('Name'), 'Kenji Mori');
      await userEvent.type(field('Username'), 'newcomer');
      await userEvent.tab();
      await waitFor(() =>
        expect(field('Username')).toHaveAccessibleDescription(translationPattern('Not Available')),
      );
      await snapshot('The name is taken');
      await userEvent.clear(field('Username'));
      await userEvent.type(field('Username'), 'kenji88');
      await userEvent.tab();
      await expect(await screen.findByText(translation('Available'))).toBeVisible();
      await snapshot('The name is free');
    });

    await step('The country begins the phone', async () => {
      await userEvent.type(field('Email'), 'kenji@mail.example');
      await userEvent.type(screen.getByRole('combobox', { name: translation('Country') }), 'japan{Enter}');
      await userEvent.type(field('Phone'), '312345678');
      await expect(field('Phone')).toHaveValue('+81312345678');
      await snapshot('The country begins the phone');
    });

    await step('The terms unlock Sign Up', async () => {
      await userEvent.type(field('Password'), 'correct horse 7');
      await userEvent.type(field('Security PIN (4 digits)'), '2580');
      await expect(signUp()).toBeDisabled();
      await userEvent.click(screen.getByRole('checkbox'));
      await expect(signUp()).toBeEnabled();
      await snapshot('Ready to sign up');
    });

    await step('Someone was quicker: the refusal lands at its field, and nothing is lost', async () => {
      await registered('kenji88');
      await userEvent.click(signUp());
      await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/taken/));
      await waitFor(() => expect(field('Username')).toHaveFocus());
      await expect(field('Password')).toHaveValue('correct horse 7');
      await snapshot('Refused at its field');
      await userEvent.type(field('Username'), '01{Enter}');
    });

    await step('A wrong code is refused, the mailed one verifies the email', async () => {
      await arrived('Verify your email');
      const code = await mailedCode('kenji8801');
      await snapshot('A code by email');
      await userEvent.type(field('digit 1 of 4'), `${notThis(code)}{Enter}`);
      const group = within(screen.getByRole('group', { name: translation('Email code') }));
      await waitFor(() =>
        expect(group.getByRole('alert')).toHaveTextContent(translationPattern('Invalid otp')),
      );
      await waitFor(() => expect(field('digit 1 of 4')).toHaveFocus());
      await snapshot('Wrong code');
      await userEvent.keyboard(`${code}{Enter}`);
    });

    await step('The verified email signs in', async () => {
      await loaded('Dashboard');
      await expect(await screen.findByText(translation('Your first steps'))).toBeVisible();
      await snapshot('Signed up');
    });
  }),
};
