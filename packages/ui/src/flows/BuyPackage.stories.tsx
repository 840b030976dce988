import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { amountDialog, choose, dialogOf, press, question } from '../screens/purchase/Buying/buying.plays';
import { BuyPackageFlow } from './BuyPackage.fixtures';
import { frame } from '../testing/frame';

const meta = {
  title: 'Flows/BuyPackage',
  component: BuyPackageFlow,
  args: { held: '400.00', onSent: fn(), onHistoryDue: fn() },
} satisfies Meta<typeof BuyPackageFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Too much for the wallet, then less, for another user; then one for oneself. */
export const ForAnotherAndForSelf: Story = {
  play: async ({ args, canvas, step }) => {
    await step('for whom: only for who is there', async () => {
      const whom = await choose(canvas, 'Flex Bot');
      await userEvent.click(whom.getByRole('radio', { name: 'Other user' }));
      const name = whom.getByLabelText('Username');
      await userEvent.type(name, 'ghost');
      await userEvent.tab();
      await waitFor(() => expect(name).toHaveAccessibleDescription(/^Not Available/));
      await frame('Nobody of that name');
      await userEvent.clear(name);
      await userEvent.type(name, 'lina04');
      await userEvent.tab();
      await expect(await whom.findByText('Lina M.')).toBeVisible();
      await frame('For another user');
      await press(whom, 'Buy');
    });

    await step('more than there is: hinted at, and refused by the server at its field', async () => {
      const amount = (await amountDialog()).getByLabelText('Investment amount');
      await userEvent.type(amount, '500{Enter}');
      await press(await question(), 'Continue');
      await waitFor(() => expect(amount).toHaveAccessibleDescription(/^Insufficient Balance/));
      await frame('Insufficient balance');
      await userEvent.clear(amount);
      await userEvent.type(amount, '250{Enter}');
      const asks = await question();
      await expect(asks.getByText('$150.00')).toBeVisible();
      await frame('Asked before it is paid');
      await press(asks, 'Continue');
      await expect(await canvas.findByText('Package Subscribed Successfully')).toBeVisible();
      await expect(canvas.getByText('Lina M.')).toBeVisible();
      await frame('Bought for another');
    });

    await step('another one, of a fixed price, for oneself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Buy another package' }));
      await press(await choose(canvas, 'Starter Bot'), 'Buy');
      await press(await question(), 'Continue');
      await expect(await canvas.findByText('Package Subscribed Successfully')).toBeVisible();
      await expect(args.onSent).toHaveBeenLastCalledWith(
        { packageId: '1', amount: '100.00', username: 'amara21' },
        'key-1',
      );
      await frame('Bought for oneself');
      await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Buy another package' }));
      await expect(canvas.getByText('$50.00')).toBeVisible();
      await frame('What is left');
    });
  },
};

/** The answer is lost: it is named over the packages, and the very same request goes out again. It is one purchase. */
export const AnswerLost: Story = {
  args: { losesFirst: true },
  play: async ({ args, canvas }) => {
    await press(await choose(canvas, 'Starter Bot'), 'Buy');
    await press(await question(), 'Continue');
    const asks = await question();
    await expect(await asks.findByText('We can’t tell whether this was done')).toBeVisible();
    await frame('The answer is lost');
    await press(asks, 'Close');
    await press(await dialogOf('Buy Starter Bot'), 'Close');
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await frame('Named over the packages');
    await userEvent.click(again);
    const same = await question();
    await frame('The same once more');
    await press(same, 'Try again');
    await expect(await canvas.findByText('Package Subscribed Successfully')).toBeVisible();
    await frame('Bought once');
    const sent = [{ packageId: '1', amount: '100.00', username: 'amara21' }, 'key-0'];
    await expect(args.onSent).toHaveBeenCalledTimes(2);
    await expect(args.onSent).toHaveBeenNthCalledWith(1, ...sent);
    await expect(args.onSent).toHaveBeenNthCalledWith(2, ...sent);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy another package' }));
    await expect(canvas.getByText('$300.00')).toBeVisible();
    await frame('Paid once');
  },
};
