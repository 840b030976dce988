import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within, waitFor } from 'storybook/test';
import { addresses } from '../../../addresses/addresses';
import { getDialog, choose, press, question } from '../Buying/buying.plays';
import { riskMessages } from '../../../components/RiskNotice/RiskNotice';
import { purchaseMessages } from '../Buying/messages';
import { barePackages, packagesArgs } from './PackagesScreen.fixtures';
import { PackagesScreen } from './PackagesScreen';
import { Buying, answer } from './PackagesScreen.plays';
import { wholeText } from '../../../text/wholeText.fixtures';
import { noSnapshot } from '../../../testing/windows';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { purchaseTexts, withdrawTexts } from '../../../text/messages';
import { idleWrite, refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { detailMessages } from '../../../text/detailMessages';
import type { PurchaseValues } from '../Buying/useBuying';

// Spec: B §2 Bot packages, B §4 Package purchase
const meta = {
  title: 'Screens/Purchase/Packages',
  component: PackagesScreen,
  args: packagesArgs,
  render: Buying,
} satisfies Meta<typeof PackagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices, ranges, and 'Above' from 100000 on (D64). */
export const Prices: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    for (const text of ['$100.00', '$150 – $5,000', purchaseMessages.andAbove({ from: '$5,000' })])
      await expect(canvas.getAllByText(wholeText(text))[0]).toBeVisible();
  },
};

/** The balance covers some packages, and the others say what they need, next to the deposit. */
export const SomeAffordable: Story = {
  args: {
    balance: { state: 'ready', data: '800.00' },
    freshness: { at: Date.now() - 2 * 60_000, refreshing: false, failed: false, onRefresh: fn() },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const now = within(canvas.getByRole('region', { name: purchaseMessages.canBuyNow }));
    const later = within(canvas.getByRole('region', { name: purchaseMessages.afterDeposit }));
    await expect(now.getAllByRole('button')).toHaveLength(4);
    await expect(now.queryByRole('link')).toBeNull();
    const deposit = later.getByRole('link', { name: `${nextStepMessages.deposit} Summit Bot` });
    await expect(deposit).toHaveAttribute('href', addresses.deposit);
    const buy = later.getByRole('button', { name: `${purchaseMessages.buy} Summit Bot` });
    await expect(deposit.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(later.getAllByRole('button')).toHaveLength(later.getAllByRole('link').length);
    await expect(
      later.getByText(wholeText(purchaseMessages.needs.replace('{amount}', '$4,200.00'))),
    ).toBeVisible();
    await expect(
      canvas.getByText(wholeText(purchaseMessages.enoughFor({ count: 4, total: 6 }))),
    ).toBeVisible();
    await expect(now.getAllByText(wholeText(purchaseMessages.active({ count: 1 })))[0]).toBeVisible();
  },
};

export const NoneAffordable: Story = {
  args: { balance: { state: 'ready', data: '5.00' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(purchaseMessages.enoughForNone)).toBeVisible();
    await expect(canvas.queryByText(purchaseMessages.canBuyNow)).toBeNull();
  },
};

/** A server that sends no optional part, an operator without a statement of the risk (D113). */
export const WithoutOptionalParts: Story = {
  args: { packages: { state: 'ready', data: barePackages }, risk: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `${purchaseMessages.buy} Starter Bot` })).toBeVisible();
    for (const word of [purchaseMessages.term, purchaseMessages.pays])
      await expect(canvas.queryByText(word)).toBeNull();
    await expect(canvas.getByRole('note')).toHaveTextContent(riskMessages.text);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Beyond the balance the member may try: Deposit is first in every dialog, and the server decides (D143). */
export const TriedBeyond: Story = {
  args: { balance: { state: 'ready', data: '800.00' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${purchaseMessages.buy} Summit Bot` }));
    const sendBehindDeposit = async (name: string, send: string) => {
      const dialog = await getDialog(name);
      const deposit = dialog.getByRole('link', { name: nextStepMessages.deposit });
      await expect(deposit).toHaveAttribute('href', addresses.deposit);
      const sending = dialog.getByRole('button', { name: send });
      await expect(deposit.compareDocumentPosition(sending)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await userEvent.click(sending);
    };
    await userEvent.type(await screen.findByLabelText(purchaseMessages.amount), '5000');
    await sendBehindDeposit(purchaseMessages.buyPackage({ name: 'Summit Bot' }), purchaseMessages.buy);
    await sendBehindDeposit(purchaseTexts.confirmBuy, purchaseMessages.continue);
    await expect(args.write.onRequest).toHaveBeenCalledWith(expect.objectContaining({ amount: '5000.00' }));
    await expect(args.write.onConfirm).toHaveBeenCalledOnce();
  },
};

const flexOrder = { packageId: '5', amount: '500.00', username: 'amara21' };
const starterOrder = { packageId: '1', amount: '100.00', username: 'amara21' };
const refused = idleWrite<PurchaseValues>({
  form: refusedForm({ amount: withdrawTexts.insufficientBalance }),
});

/** The server's message about the amount shows at the amount. */
export const AmountRefused: Story = {
  args: { started: flexOrder, write: refused },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const dialog = await getDialog(purchaseMessages.buyPackage({ name: 'Flex Bot' }));
    const amount = await dialog.findByLabelText(purchaseMessages.amount);
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(new RegExp(`^${withdrawTexts.insufficientBalance}`)),
    );
    await expect(amount).toHaveValue('500');
    await press(dialog, detailMessages.closeIt);
    const next = await choose(canvas, 'Starter Bot');
    await expect(next.queryByText(withdrawTexts.insufficientBalance)).not.toBeInTheDocument();
  },
};

/** For a fixed price it shows in the Buy dialog. */
export const PriceRefused: Story = {
  args: { started: starterOrder, write: refused },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await getDialog(purchaseMessages.buyPackage({ name: 'Starter Bot' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(withdrawTexts.insufficientBalance);
  },
};

/** The refused amount stays after a purchase that was sent from here. */
export const AmountKept: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, 'Flex Bot');
    const amount = await dialog.findByLabelText(purchaseMessages.amount);
    await userEvent.type(amount, '500');
    await press(dialog, purchaseMessages.buy);
    await question();
    answer({ amount: withdrawTexts.insufficientBalance });
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(new RegExp(`^${withdrawTexts.insufficientBalance}`)),
    );
    await expect(amount).toHaveValue('500');
  },
};
