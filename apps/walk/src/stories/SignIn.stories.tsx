import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backEnd } from '../line/askBackEnd';
import { Walk } from '../room/Walk';
import {
  arrived,
  confirmWithdrawal,
  fillWithdrawal,
  goTo,
  mailedCode,
  notThis,
  typeCode,
} from './walk.plays';

const meta = {
  title: 'Walk the portal/Sign in',
  component: Walk,
  tags: ['night'],
  // Its screens are photographed by themselves.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { persona: 'visitor', quiet: true, route: '/login' },
} satisfies Meta<typeof Walk>;

export default meta;
type Story = StoryObj<typeof meta>;

async function verify(username: string, password: string) {
  await arrived('Sign in');
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), username);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

/** In two steps with a mailed code: a wrong password, a wrong code, then the dashboard. */
export const ByMail: Story = {
  play: async ({ step }) => {
    await step('a wrong password keeps the name', async () => {
      await verify('leader', 'not-this-one');
      await expect(await screen.findByText('Invalid username or password.')).toBeVisible();
      await expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('leader');
    });
    await step('the right one asks for a code, which is mailed by itself', async () => {
      await userEvent.clear(screen.getByLabelText('Password'));
      await userEvent.type(screen.getByLabelText('Password'), 'Leader-2026{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'digit 1 of 6' })).toHaveFocus());
    });
    await step('a wrong code is asked for again, the right one opens the portal', async () => {
      const code = await mailedCode('leader');
      await userEvent.keyboard(`${notThis(code)}{Enter}`);
      const first = screen.getByRole('textbox', { name: 'digit 1 of 6' });
      await waitFor(() => expect(first).toHaveValue(''));
      await typeCode(first, `${code}{Enter}`);
      await arrived('Dashboard');
    });
  },
};

/** With an authenticator app. */
export const ByAuthenticator: Story = {
  play: async () => {
    await verify('totpuser', 'Totpuser-2026');
    const first = await screen.findByRole('textbox', { name: 'digit 1 of 6' });
    await typeCode(first, `${await backEnd().appCode('totpuser')}{Enter}`);
    await arrived('Dashboard');
  },
};

/** With a security pin. */
export const ByPin: Story = {
  play: async () => {
    await verify('pinuser', 'Pinuser-2026');
    await typeCode(await screen.findByLabelText('digit 1 of 4'), '2468{Enter}');
    await arrived('Dashboard');
  },
};

/** From the sign-in to money: what most members come for. */
export const ThenWithdraw: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ step }) => {
    await step('sign in', async () => {
      await verify('leader', 'Leader-2026');
      await typeCode(await screen.findByLabelText('digit 1 of 6'), `${await mailedCode('leader')}{Enter}`);
      await arrived('Dashboard');
    });
    await step('withdraw', async () => {
      await goTo('Withdraw');
      await fillWithdrawal('25');
      await confirmWithdrawal(await mailedCode('leader'));
      await expect(await screen.findByText('Your withdrawal has been requested.')).toBeVisible();
      await arrived('Withdraw History');
    });
  },
};
