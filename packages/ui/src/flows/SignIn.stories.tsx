import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { member, SignInFlow } from './SignIn.fixtures';
import { frame } from '../testing/frame';

const meta = {
  title: 'Flows/SignIn',
  component: SignInFlow,
  parameters: { layout: 'fullscreen' },
  args: { onCodeSent: fn() },
} satisfies Meta<typeof SignInFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first sign-in: the email is verified on the way, and the second step is taken after one wrong code. */
export const FirstSignIn: Story = {
  play: async ({ args, canvas, step }) => {
    const password = () => canvas.getByLabelText('Password');

    await step('a wrong password keeps the name', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), member.username);
      await userEvent.type(password(), 'wrong{Enter}');
      await expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password.');
      await frame('Wrong password');
      await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue(member.username);
    });

    await step('the right one leads to the four boxes, and a code is sent by itself', async () => {
      await userEvent.clear(password());
      await userEvent.type(password(), `${member.password}{Enter}`);
      await expect(await canvas.findByRole('heading', { name: 'Verify your email' })).toBeVisible();
      await expect(args.onCodeSent).toHaveBeenCalledOnce();
      await expect(args.onCodeSent).toHaveBeenCalledWith('verify-email');
      await expect(canvas.getByRole('textbox', { name: 'digit 1 of 4' })).toHaveFocus();
      await frame('A code by email');
    });

    await step('a wrong code is asked for again', async () => {
      await userEvent.keyboard('1111{Enter}');
      const group = canvas.getByRole('group', { name: 'Email code' });
      await waitFor(() => expect(within(group).getByRole('alert')).toHaveTextContent('Invalid otp'));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'digit 1 of 4' })).toHaveFocus());
      await frame('Wrong code');
    });

    await step('the right one leads back, with the name filled in', async () => {
      await userEvent.keyboard(`${member.emailCode}{Enter}`);
      await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Email verified successfully.'),
      );
      await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue(member.username);
      await expect(password()).toHaveFocus();
      await frame('Email verified');
    });

    await step('the second step, and back from it', async () => {
      await userEvent.keyboard(`${member.password}{Enter}`);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'digit 1 of 6' })).toHaveFocus());
      await frame('The second step');
      await expect(args.onCodeSent).toHaveBeenLastCalledWith('login');
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(password()).toHaveValue(member.password);
      await waitFor(() => expect(password()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    });

    await step('a wrong code, then the right one: the dashboard', async () => {
      const first = await canvas.findByRole('textbox', { name: 'digit 1 of 6' });
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard('000000{Enter}');
      await waitFor(() => expect(first).toHaveValue(''));
      await frame('Wrong second code');
      await userEvent.keyboard(`${member.signInCode}{Enter}`);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await frame('Signed in');
    });
  },
};
