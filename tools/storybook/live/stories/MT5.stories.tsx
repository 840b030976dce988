import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import type { LivePortal } from '../page/LivePortal';
import { arrived, mailedCode, notThis, question, typeCode } from './live.plays';
import { fairArgs, liveStory } from './liveStory';
import { translation } from './translation';

const meta = {
  title: 'Flows/MT5',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/mt5Account' },
} satisfies Meta<typeof LivePortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string) => within(await screen.findByRole('dialog', { name: translation(name) }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const account = async (login: string) =>
  within(await screen.findByRole('list', { name: translation('Your accounts') })).findByRole('button', {
    name: new RegExp(login),
  });

/** Checks that the numbers belong to this account. */
const shows = async (login: string) =>
  expect(await screen.findByText(login, { selector: 'dd *' })).toBeVisible();

async function choose(login: string): Promise<HTMLElement> {
  const button = await account(login);
  await userEvent.click(button);
  await shows(login);
  return button;
}

/** Requests the passwords. Returns the mailed code. */
async function askForPasswords(): Promise<string> {
  await userEvent.click(screen.getByRole('button', { name: translation('View Password') }));
  return mailedCode('leader');
}

async function prove(code: string): Promise<void> {
  const asked = await question();
  await typeCode(asked.getByLabelText(translation('digit 1 of 6')), code);
  await userEvent.click(asked.getByRole('button', { name: translation('View Password') }));
}

/** Chooses an account, enters a wrong code and the right one, and sees both passwords. */
export const PasswordsSeen: Story = {
  play: endAt('Both passwords', async ({ step }) => {
    await step('nothing names an account: one of two is chosen', async () => {
      await arrived('Account Details (MT5)');
      await account('70018842');
      await snapshot('Which account');
      await choose('70018842');
      await snapshot('The account');
    });
    await step('a wrong code shows nothing, the right one both passwords', async () => {
      const code = await askForPasswords();
      await snapshot('The code is asked for');
      await prove(notThis(code));
      const asked = await question();
      await expect(await asked.findByText(translation('Invalid otp'))).toBeVisible();
      await waitFor(() => expect(asked.getByLabelText(translation('digit 1 of 6'))).toHaveValue(''));
      await snapshot('Wrong code');
      await prove(code);
      const seen = await opened('Passwords for account 70018842');
      await expect(seen.getByText('Mx7-quiet-river')).toBeVisible();
      await snapshot('Both passwords');
    });
  }),
};

/** The new password is shown next. The other account starts without it. */
export const PasswordChanged: Story = {
  play: endAt('The other account', async ({ step }) => {
    await arrived('Account Details (MT5)');
    await choose('70018842');
    await step('it is set, once a code has proved it', async () => {
      const card = within(screen.getByRole('region', { name: translation('Update Password') }));
      await snapshot('The account');
      await userEvent.click(card.getByRole('button', { name: translation('Update Password') }));
      const dialog = await opened('Update Password');
      const send = () =>
        userEvent.click(dialog.getByRole('button', { name: translation('Update Password') }));
      await userEvent.type(dialog.getByLabelText(translation('New password')), 'Wn2-small-river');
      await userEvent.type(dialog.getByLabelText(translation('Confirm new password')), 'Wn2-small-river');
      await snapshot('A new password');
      await send();
      const first = await dialog.findByLabelText(translation('digit 1 of 4'));
      await typeCode(first, await mailedCode('leader'));
      await snapshot('Proved by a code');
      await send();
      await gone();
      await expect(await screen.findByText(translation('The password has been changed.'))).toBeVisible();
      await snapshot('A new password is set');
    });
    await step('and seen, until the dialog closes', async () => {
      await prove(await askForPasswords());
      const seen = await opened('Passwords for account 70018842');
      await expect(seen.getByText('Wn2-small-river')).toBeVisible();
      await snapshot('The new password is seen');
      await userEvent.click(seen.getByRole('button', { name: translation('Close') }));
      await gone();
      await expect(document.body.innerHTML).not.toContain('Wn2-small-river');
    });
    await step('the other account is another one', async () => {
      const other = await choose('70020417');
      await expect(other).toHaveAttribute('aria-current', 'true');
      await expect(other).toHaveFocus();
      await snapshot('The other account');
    });
  }),
};
