import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { appCode, TwoFactorFlow } from './TwoFactor.fixtures';
import { frame } from '../testing/frame';

const meta = {
  title: 'Flows/TwoFactor',
  component: TwoFactorFlow,
  args: { onChosen: fn() },
} satisfies Meta<typeof TwoFactorFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the refusal over the set-up to the choice, and back to a code by mail. */
export const SetUpAndTakenBack: Story = {
  play: async ({ args, canvas, step }) => {
    const choose = async (way: string) => {
      await userEvent.click(canvas.getByRole('radio', { name: way }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    };
    const first = () => canvas.findByRole('textbox', { name: 'digit 1 of 6' });

    await step('the app is not set up: the choice leads to where it is', async () => {
      await choose('Authenticator app');
      await expect(await screen.findByRole('alert')).toHaveTextContent('Please Setup Your 2FA Authenticator');
      await waitFor(() => expect(canvas.getByRole('tab', { name: '2FA Setting' })).toHaveFocus());
      await expect(args.onChosen).not.toHaveBeenCalled();
      await frame('The app is not set up');
    });

    await step('the key as a picture and as text; a wrong code is asked for again', async () => {
      await expect(await canvas.findByRole('img', { name: 'QR code of your setup key' })).toBeVisible();
      await frame('The key to set it up');
      await userEvent.click(await first());
      await userEvent.keyboard('000000{Enter}');
      await waitFor(async () => expect(await first()).toHaveValue(''));
      await waitFor(async () => expect(await first()).toHaveFocus());
      await frame('Wrong code');
    });

    await step('the right one switches it on, and the key is gone', async () => {
      await userEvent.keyboard(`${appCode}{Enter}`);
      await expect(await canvas.findByRole('button', { name: 'Disable 2FA' })).toBeVisible();
      await expect(canvas.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
      await frame('Switched on');
    });

    await step('now it can be chosen: the choice made before still stands', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Authentication/ }));
      await expect(canvas.getByRole('radio', { name: 'Authenticator app' })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onChosen).toHaveBeenCalledWith('authenticator'));
      await frame('Chosen');
    });

    await step('switched off, a code by mail takes its place', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '2FA Setting' }));
      await expect(canvas.getByText(/you confirm with a code by email instead/)).toBeVisible();
      await frame('Before it is switched off');
      await userEvent.click(await first());
      await userEvent.keyboard(`${appCode}{Enter}`);
      await expect(await canvas.findByRole('button', { name: 'Enable 2FA' })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: 'Authentication' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Code by email' })).toBeChecked());
      await frame('A code by mail again');
    });
  },
};
