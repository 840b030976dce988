import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ForgotPasswordFlow, mailedCode } from './ForgotPassword.fixtures';
import { frame } from '../testing/frame';

const meta = {
  title: 'Flows/ForgotPassword',
  component: ForgotPasswordFlow,
  parameters: { layout: 'fullscreen' },
  args: { onVerified: fn(), onCodeSent: fn() },
} satisfies Meta<typeof ForgotPasswordFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot Password' }));
  return within(await screen.findByRole('dialog', { name: 'Forgot Password' }));
};

/** From a password that is gone to a sign-in with another. */
export const NewPassword: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'amara21');
    await userEvent.type(canvas.getByLabelText('Password'), 'forgotten');
    await frame('A password that is gone');
    const dialog = await openDialog(canvas);

    await step('the name is there already, and a code goes out', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('amara21');
      await frame('The name is there already');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(args.onCodeSent).toHaveBeenCalledWith('amara21'));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'digit 1 of 6' })).toHaveFocus());
      await expect(dialog.getAllByText(/Resend request after/).length).toBeGreaterThan(0);
      await frame('A code goes out');
    });

    await step('a wrong code keeps the password', async () => {
      await userEvent.keyboard('1111');
      await userEvent.type(dialog.getByLabelText('New password'), 'battery staple 9');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Invalid otp'));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'digit 1 of 6' })).toHaveFocus());
      await expect(dialog.getByLabelText('New password')).toHaveValue('battery staple 9');
      await frame('Wrong code');
    });

    await step('the right one closes the dialog; the old password is gone, the name stays', async () => {
      await userEvent.keyboard(mailedCode);
      await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await screen.findByText('Password changed successfully.')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('amara21');
      await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
      await expect(canvas.getByLabelText('Password')).toHaveValue('');
      await frame('Changed');
    });

    await step('and the new one signs in', async () => {
      await userEvent.keyboard('battery staple 9{Enter}');
      await expect(args.onVerified).toHaveBeenCalledWith({
        username: 'amara21',
        password: 'battery staple 9',
        code: '',
      });
    });
  },
};

/** Closed on the way: what was typed at the sign-in is there, and the name that was typed in the dialog. */
export const ChangedMind: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret-1');
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Username' }), 'amara21');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('amara21');
    await expect(canvas.getByLabelText('Password')).toHaveValue('secret-1');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Forgot Password' })).toHaveFocus());
    await expect(args.onCodeSent).not.toHaveBeenCalled();
  },
};
