import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListFrame/pagedList.fixtures';
import { historyArgs, withdrawals } from './WithdrawHistoryScreen.fixtures';
import { WithdrawHistoryScreen } from './WithdrawHistoryScreen';

const meta = {
  title: 'Screens/Withdraw/WithdrawHistory',
  component: WithdrawHistoryScreen,
  args: historyArgs,
} satisfies Meta<typeof WithdrawHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

/** All twelve columns in the order of B §2, then the way to support; dollars, and rupees where a bank was paid. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'Withdraw History' }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Code',
      'Method',
      'Type',
      'Tnx Hash',
      'Tnx Hash Scan',
      'Account Details',
      'Amount From',
      'Amount To',
      'Net Amount',
      'Remarks',
      'Status',
      'Action Time',
      'Support',
    ]);
    const [, pending, paid, bank] = table.getAllByRole('row');
    await expect(cellsOf(pending).slice(2, 5)).toEqual(['Out going Wallet', '--', '--']);
    await expect(cellsOf(paid).slice(6, 9)).toEqual(['$250.00', '$250.00', '$237.50']);
    await expect(cellsOf(bank).slice(6, 9)).toEqual(['$100.00', '₹8,825.00', '₹8,383.75']);
    await expect(within(bank!).getByText('00123456789')).toBeInTheDocument();
    await expect(canvas.getAllByText(/^(Pending|Completed|Rejected)$/)).toHaveLength(3);
    const link = table.getByRole('link', { name: /^View WD-261118-000198/ });
    await expect(link).toHaveAttribute('href', withdrawals[1]!.explorer);
    const ask = within(paid!).getByRole('link', { name: 'Ask support about this: WD-261118-000198' });
    await expect(ask).toHaveAttribute('href', withdrawals[1]!.support);
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(table.getByRole('button', { name: 'Copy the hash that ends with a6b7c8' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(withdrawals[1]!.hash));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith('Copied: the hash ends with a6b7c8.'));
  },
};

/** Whatever is missing is `--`. */
export const Odd: Story = {
  args: { withdrawals: pagedList([{ id: 'at-0', destination: { kind: 'none' } }]) },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getAllByRole('row')[1];
    await expect(cellsOf(row)).toEqual(Array.from({ length: 13 }, () => '--'));
  },
};

export const Loading: Story = { args: { withdrawals: pagedList([], withoutRows.loading) } };
export const Failed: Story = { args: { withdrawals: pagedList([], withoutRows.failed) } };
export const Empty: Story = {
  args: { withdrawals: pagedList([], withoutRows.empty) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No Data For Action')).toBeVisible();
  },
};
export const FilteredOut: Story = {
  args: { withdrawals: pagedList([], withoutRows.filteredOut) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filters' }));
    await expect(args.withdrawals.onFiltered).toHaveBeenCalledWith({});
  },
};

export const LongText: Story = {
  args: {
    withdrawals: pagedList(
      withdrawals.map((row) => ({
        ...row,
        remarks: 'Waits for the bank '.repeat(12),
        amountFrom: '999999999999.99',
        type: 'A wallet of a very long name',
      })),
    ),
  },
};

/** No column is dropped on a phone: each card has all twelve behind "More". */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = within(canvas.getByRole('list', { name: 'Withdraw History' })).getAllByRole('listitem');
    const paid = within(cards[1]!);
    await expect(paid.getByText('Completed')).toBeVisible();
    await userEvent.click(paid.getByRole('button', { name: 'More' }));
    await expect(paid.getAllByRole('term')).toHaveLength(13);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Dark: Story = { ...Default, play: undefined, globals: { theme: 'dark' } };
