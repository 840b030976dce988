import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageFailure, withoutRows } from '../../../components/ListFrame/pagedList.fixtures';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { formatDate } from '../../../text/format/dates';
import { TransactionsScreen } from './TransactionsScreen';
import {
  filtered,
  movements,
  movementsList,
  oddMovements,
  transactionsArgs,
} from './TransactionsScreen.fixtures';

const meta = {
  title: 'Screens/Transactions/Transactions',
  component: TransactionsScreen,
  args: transactionsArgs,
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phoneLarge' } };

/** The columns of B §2, each amount with its sign and word, each date with the exact one behind it (D12). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Transactions' }));
    await expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Wallet',
      'Type',
      'Amount',
      'Description',
      'Source',
      'Date',
    ]);
    const [, credit, debit] = table.getAllByRole('row');
    await expect(credit).toHaveTextContent(/^Receiving WalletCredit\+\$2,000.00Deposit by USDT BEP20Deposit/);
    await expect(debit).toHaveTextContent(/^Receiving WalletDebit−\$500.00/);
    const afternoon = '2026-11-19T18:40:00Z';
    const time = table.getByText(formatDate(afternoon, 'dayTime12'));
    await expect(time).toHaveAttribute('datetime', '2026-11-19T18:40:00.000Z');
    await expect(time).toHaveAttribute('title', formatDate(afternoon, 'dayTime'));
    await expect(table.getAllByText('Hold Wallet')).toHaveLength(1);
  },
};

/** In its frame, filtered by a wallet, as the dashboard leads to it. */
export const Framed: Story = {
  args: { movements: movementsList(movements, filtered) },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Transactions) => (
      <AppShell {...shellArgs} path="/user/transactions">
        <Transactions />
      </AppShell>
    ),
  ],
};

/** Days, wallet, direction and the sources that the server names. */
export const Filtered: Story = {
  args: { movements: movementsList(movements, filtered) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('button', { name: 'Remove filter Wallet: Receiving Wallet' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    for (const span of ['Today', '7 days', '30 days', '90 days', 'This month'])
      await expect(dialog.getByRole('button', { name: span })).toBeVisible();
    const wallets = within(dialog.getByLabelText('Wallet')).getAllByRole('option');
    await expect(wallets.map((option) => option.textContent)).toEqual([
      'All',
      'Receiving Wallet',
      'Out going Wallet',
      'Live Wallet',
      'Pamm Wallet',
      'Hold Wallet',
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Wallet'), 'Hold Wallet');
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Debit');
    await userEvent.selectOptions(dialog.getByLabelText('Source'), 'Referral Bonus');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.movements.onFiltered).toHaveBeenCalledWith({
      from: '2026-11-01',
      wallet: 'hold',
      type: 'debit',
      source: 'REFERRAL',
    });
  },
};

/** The sums of each wallet, and the ways from here (D12). */
export const Sums: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = within(canvas.getByRole('region', { name: 'Your wallets' })).getAllByRole('listitem');
    await expect(cards[1]).toHaveTextContent(
      'Out going WalletBalance$3,215.00Credit$11,040.00Debit$7,825.00',
    );
    await expect(canvas.getByRole('link', { name: 'Transfer' })).toHaveAttribute('href', '/user/transfer');
    await expect(canvas.getByRole('link', { name: 'Statement' })).toHaveAttribute('href', args.statementHref);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.exporting.onStart).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = {
  args: {
    movements: movementsList(movements.slice(0, 1), {
      range: { page: 1, lastPage: 1, from: 1, to: 1, total: 1 },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1–1 of 1')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};

/** As many as a server may put on one page. */
export const Many: Story = {
  args: {
    movements: movementsList(
      Array.from({ length: 100 }, (_, index) => ({ ...movements[index % 10]!, id: String(index) })),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(100);
  },
};

/** Whatever a server sends: words stay words, and what is missing is `--` (T2, T22, T23). */
export const LongText: Story = {
  args: { movements: movementsList(oddMovements) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[2]).toHaveTextContent('------------');
    await expect(rows[3]).toHaveTextContent('$0.00');
    await expect(rows[4]).toHaveTextContent('--$7.00');
    await expect(canvas.getByText('<img src=x onerror=boom()>')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|null/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = {
  args: { movements: movementsList(oddMovements) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = {
  args: { movements: movementsList(movements, withoutRows.loading), cards: undefined },
};
export const LoadingMobile: Story = { ...Loading, globals: phone };
export const Refreshing: Story = {
  args: {
    movements: movementsList(movements, { rows: { state: 'ready', data: movements, refreshing: true } }),
  },
};

export const Empty: Story = {
  args: { movements: movementsList([], withoutRows.empty) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No Data For Action')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  },
};

export const EmptyFiltered: Story = {
  args: { movements: movementsList([], withoutRows.filteredOut) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No movement matches the filter.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.movements.onFiltered).toHaveBeenCalledWith({});
  },
};

/** What did not come leaves no place for its sums. */
export const Failed: Story = {
  args: { movements: movementsList(movements, withoutRows.failed), cards: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: /wallets/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(withoutRows.failed.rows.onRetry).toHaveBeenCalledOnce();
  },
};
export const PageFailed: Story = {
  args: { movements: movementsList(movements, { failure: pageFailure() }) },
};

export const Mobile: Story = {
  args: { movements: movementsList(movements, filtered) },
  globals: phone,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Transactions' });
    const card = within(within(list).getAllByRole('listitem')[0]!);
    await expect(card.getByText('+$2,000.00')).toBeVisible();
    await expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Description',
      'Source',
      'Date',
    ]);
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { ...phone, text: '200' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const MobileDark: Story = { ...Mobile, globals: { ...phone, theme: 'dark' }, play: undefined };
