import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { cardPng } from '../components/ImageField/ImageField.fixtures';
import { bep20, trc20 } from '../screens/deposit/Deposit/DepositScreen.fixtures';
import { DepositFlow, type Chain } from './Deposit.fixtures';
import { frame } from '../testing/frame';

let chain: Chain;

const meta = {
  title: 'Flows/Deposit',
  component: DepositFlow,
  args: { onChain: (made) => (chain = made), onReported: fn() },
} satisfies Meta<typeof DepositFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** From the other network's address over the payment to the balance, and the same by bank. */
export const ByNetworkAndByBank: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('an answer that comes for the tab before shows nothing under the new one', async () => {
      const { deliver } = chain;
      await tab('USDT TRC20');
      deliver();
      await expect(canvas.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
      chain.deliver();
      await expect(await canvas.findByRole('img', { name: `QR code of ${trc20}` })).toBeVisible();
      await expect(canvasElement.innerHTML).not.toContain(bep20);
      await frame('The address of the other network');
    });

    await step('the address is copied whole', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
      await press('Copy address');
      await expect(write).toHaveBeenCalledWith(trc20);
      await expect(
        await screen.findByText('Deposit Address copy to clipboard successfully.'),
      ).toBeInTheDocument();
      await frame('Address copied');
    });

    await step('what was paid is there after a sync, not before', async () => {
      await press('Sync Balance');
      await expect(await canvas.findByText('No deposits found')).toBeVisible();
      await frame('Nothing found yet');
      chain.pay('2', '250.00');
      await expect(canvas.getByText('No deposits found')).toBeVisible();
      await press('Sync Balance');
      await expect(await canvas.findByText('+$250.00')).toBeVisible();
      await expect(canvasElement).toHaveTextContent('Receiving Wallet$250.00');
      await frame('Paid and found');
    });

    await step('the other network knows nothing of it', async () => {
      await tab('USDT BEP20');
      chain.deliver();
      await expect(await canvas.findByText('Nothing to show yet')).toBeVisible();
      await expect(canvas.getByText('Send only USDT on BEP20')).toBeVisible();
      await frame('The first network again');
    });

    await step('by bank: reported, asked, sent once', async () => {
      await tab('Bank transfer');
      await press('Report a deposit');
      const dialog = within(await screen.findByRole('dialog', { name: 'Report a deposit' }));
      const amount = dialog.getByLabelText('Amount in rupees');
      // A dialog takes no presses until it has taken the page's place.
      await waitFor(() => expect(getComputedStyle(amount).pointerEvents).not.toBe('none'));
      await userEvent.type(amount, '8825');
      await userEvent.type(dialog.getByLabelText('Transaction id'), 'UTR77');
      await userEvent.upload(dialog.getByLabelText('Receipt'), await cardPng());
      await dialog.findByRole('img', { name: 'Preview: Receipt' });
      await frame('A bank transfer to report');
      await userEvent.click(dialog.getByRole('button', { name: 'Review' }));
      const question = within(await screen.findByRole('dialog', { name: 'Report this deposit?' }));
      await frame('Asked before it is sent');
      await userEvent.click(question.getByRole('button', { name: 'Report deposit' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onReported).toHaveBeenCalledOnce();
      await expect(canvas.getByText('Your deposit is reported')).toBeVisible();
      await frame('Reported');
    });

    await step('approved, it is found by a sync', async () => {
      chain.approve();
      await press('Sync Balance');
      await expect(await canvas.findByText('UTR77')).toBeVisible();
      await expect(canvasElement).toHaveTextContent('Receiving Wallet$350.00');
      await frame('Approved');
    });
  },
};
