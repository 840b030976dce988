import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Mt5Flow, rightPin } from './MT5.fixtures';
import { frame } from '../testing/frame';

const meta = {
  title: 'Flows/MT5',
  component: Mt5Flow,
  args: { onSet: fn() },
} satisfies Meta<typeof Mt5Flow>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function view(canvas: Canvas, code: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'View Password' }));
  await prove(code);
}

async function prove(code: string) {
  const dialog = await opened('Verify Your Account');
  await userEvent.click(dialog.getByLabelText('digit 1 of 4'));
  await userEvent.keyboard(code);
  await userEvent.click(dialog.getByRole('button', { name: 'View Password' }));
}

/** From the choice of an account, by a wrong pin and the right one, to both passwords. */
export const PasswordsSeen: Story = {
  play: async ({ canvas, step }) => {
    await step('nothing names an account: one of two is chosen', async () => {
      await canvas.findByRole('button', { name: '70018842' });
      await frame('Which account');
      await userEvent.click(canvas.getByRole('button', { name: '70018842' }));
      await expect(await canvas.findByText('$5,624.75')).toBeVisible();
      await frame('The account');
    });

    await step('a wrong pin shows nothing, the right one both passwords', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View Password' }));
      await opened('Verify Your Account');
      await frame('The pin is asked for');
      await prove('0000');
      const dialog = await opened('Verify Your Account');
      await expect(await dialog.findByText('This security pin is wrong.')).toBeVisible();
      await waitFor(() => expect(dialog.getByLabelText('digit 1 of 4')).toHaveValue(''));
      await frame('Wrong pin');
      await prove(rightPin);
      const seen = await opened('Passwords of account 70018842');
      await expect(seen.getByText('Mx7-quiet-river')).toBeVisible();
      await frame('Both passwords');
    });
  },
};

/** A new password is what is seen next; the other account starts without any of it. */
export const PasswordChanged: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '70018842' }));

    await step('it is set once', async () => {
      const card = within(await canvas.findByRole('region', { name: 'Update Password' }));
      await frame('The account');
      await userEvent.click(card.getByRole('button', { name: 'Update Password' }));
      const dialog = await opened('Update Password');
      await userEvent.click(dialog.getByLabelText('New password'));
      await userEvent.paste('Wn2-small-river');
      await userEvent.click(dialog.getByLabelText('Confirm new password'));
      await userEvent.paste('Wn2-small-river');
      await frame('A new password');
      await userEvent.click(dialog.getByRole('button', { name: 'Update Password' }));
      await gone();
      await expect(args.onSet).toHaveBeenCalledOnce();
      await expect(args.onSet).toHaveBeenCalledWith('Wn2-small-river');
      await frame('A new password is set');
    });

    await step('and seen, until the dialog closes', async () => {
      await view(canvas, rightPin);
      const seen = await opened('Passwords of account 70018842');
      await expect(seen.getByText('Wn2-small-river')).toBeVisible();
      await frame('The new password is seen');
      await userEvent.click(seen.getByRole('button', { name: 'Close' }));
      await gone();
      await expect(document.body.innerHTML).not.toContain('Wn2-small-river');
    });

    await step('the other account is another one', async () => {
      const other = canvas.getByRole('button', { name: '5012345' });
      await userEvent.click(other);
      await expect(await canvas.findByText('5012345', { selector: 'dd bdi' })).toBeVisible();
      await expect(other).toHaveAttribute('aria-current', 'true');
      await expect(other).toHaveFocus();
      await frame('The other account');
    });
  },
};
