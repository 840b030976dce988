import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noSnapshot, onLargePhone } from '../../../testing/windows';
import { walletNames } from '../../../text/wallets';
import { withoutIsolates } from '../../../text/wholeText.fixtures';
import { transactionMessages } from './messages';
import { TransactionsScreen } from './TransactionsScreen';
import { ownMoves, transactionsArgs, transactionsList } from './TransactionsScreen.fixtures';

const meta = {
  title: 'Screens/Transactions/Transactions',
  component: TransactionsScreen,
  args: { ...transactionsArgs, transactions: transactionsList(ownMoves) },
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both halves of a move between own wallets are one neutral entry, and the last half is on the next page (D150). */
export const OwnMoves: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: transactionMessages.transactions }));
    const [, transfer, deposit, hold, ...rest] = table.getAllByRole('row');
    await expect(rest).toHaveLength(0);
    const moved = (from: string, to: string, amount: string) =>
      withoutIsolates(`${transactionMessages.fromTo({ from, to })}${transactionMessages.movedType}${amount}`);
    await expect(withoutIsolates(transfer!.textContent)).toContain(
      moved(walletNames.pay_out, walletNames.pay_in, '$350.00'),
    );
    await expect(deposit).toHaveTextContent('+$2,000.00');
    await expect(withoutIsolates(hold!.textContent)).toContain(
      moved(walletNames.pay_out, walletNames.hold, '$600.00'),
    );
    await expect(canvas.getByText(new RegExp(transactionMessages.movesOnce))).toBeVisible();
  },
};

export const OwnMovesMobile: Story = {
  ...onLargePhone,
  parameters: { ...onLargePhone.parameters, ...noSnapshot },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('group', { name: transactionMessages.transactions }));
    const entries = list.getAllByRole('button').map((entry) => withoutIsolates(entry.textContent));
    await expect(entries).toHaveLength(3);
    await expect(entries[0]).toContain(
      `$350.00${withoutIsolates(transactionMessages.fromTo({ from: walletNames.pay_out, to: walletNames.pay_in }))}`,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
