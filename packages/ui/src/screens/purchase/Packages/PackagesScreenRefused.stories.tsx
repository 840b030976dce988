import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { idleWrite, refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { noSnapshot } from '../../../testing/windows';
import { detailMessages } from '../../../text/detailMessages';
import { withdrawTexts } from '../../../text/messages';
import { choose, getDialog, press, question } from '../Buying/buying.plays';
import { purchaseMessages } from '../Buying/messages';
import type { PurchaseValues } from '../Buying/useBuying';
import { packagesArgs } from './PackagesScreen.fixtures';
import { PackagesScreen } from './PackagesScreen';
import { answer, Buying } from './PackagesScreen.plays';

// Spec: B §4 Package purchase
const meta = {
  title: 'Screens/Purchase/Packages',
  component: PackagesScreen,
  args: packagesArgs,
  render: Buying,
} satisfies Meta<typeof PackagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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
