import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endAt, snapshot } from '../../../../packages/ui/src/testing/snapshot';
import { fairArgs, liveStory, type Story } from './liveStory';
import * as member from './member';
import { translation } from './translation';

const meta = {
  title: 'Flows/MT5',
  tags: ['live'],
  ...liveStory,
  args: { ...fairArgs, route: '/user/mt5Account' },
} satisfies Meta<typeof liveStory.component>;

export default meta;

const account = async (login: string) =>
  within(await screen.findByRole('list', { name: translation('Your accounts') })).findByRole('button', {
    name: new RegExp(login),
  });

/** Chooses an account and waits for its numbers. */
async function choose(login: string): Promise<HTMLElement> {
  const button = await account(login);
  await userEvent.click(button);
  await expect(await screen.findByText(login, { selector: 'dd *' })).toBeVisible();
  return button;
}

/** Requests the passwords. Returns the mailed code. */
async function askForPasswords(): Promise<string> {
  await member.press('View Password');
  return member.mailedCode();
}

/** Confirms, and sees this password among both. */
async function seePassword(code: string, password: string) {
  await member.confirm(code, 'View Password');
  const seen = await member.dialog('Passwords for account 70018842');
  await expect(seen.getByText(password)).toBeVisible();
  return seen;
}

/** Chooses an account, enters a wrong code and the right one, and sees both passwords. */
export const PasswordsSeen: Story = {
  play: endAt('Both passwords', async ({ step }) => {
    await step('nothing names an account: one of two is chosen', async () => {
      await member.arrived('Account Details (MT5)');
      await account('70018842');
      await snapshot('Which account');
      await choose('70018842');
      await snapshot('The account');
    });
    await step('a wrong code shows nothing, the right one both passwords', async () => {
      const code = await askForPasswords();
      await snapshot('The code is asked for');
      await member.confirm(member.notThis(code), 'View Password');
      const asked = await member.question();
      await member.sees('Invalid otp', asked);
      await waitFor(() => expect(member.firstDigit(asked)).toHaveValue(''));
      await snapshot('Wrong code');
      await seePassword(code, 'Mx7-quiet-river');
      await snapshot('Both passwords');
    });
  }),
};

/** The new password is shown next. The other account starts without it. */
export const PasswordChanged: Story = {
  play: endAt('The other account', async ({ step }) => {
    await member.arrived('Account Details (MT5)');
    await choose('70018842');
    await step('it is set, once a code has proved it', async () => {
      await snapshot('The account');
      const card = screen.getByRole('region', { name: translation('Update Password') });
      await member.press('Update Password', within(card));
      const dialog = await member.dialog('Update Password');
      await member.fill('New password', 'Wn2-small-river', dialog);
      await member.fill('Confirm new password', 'Wn2-small-river', dialog);
      await snapshot('A new password');
      await member.press('Update Password', dialog);
      await member.typeCode(await member.mailedCode(), dialog);
      await snapshot('Proved by a code');
      await member.press('Update Password', dialog);
      await member.dialogCloses();
      await member.sees('The password has been changed.');
      await snapshot('A new password is set');
    });
    await step('and seen, until the dialog closes', async () => {
      const seen = await seePassword(await askForPasswords(), 'Wn2-small-river');
      await snapshot('The new password is seen');
      await member.press('Close', seen);
      await member.dialogCloses();
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
