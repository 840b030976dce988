import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BalanceCard } from '../../../charts';
import { balanceArgs, chosenDays } from '../../../charts/BalanceCard/BalanceCard.fixtures';
import { pageFailure, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { savedViews } from '../../../components/SavedViews/savedViews.fixtures';
import { transactionMessages } from './messages';
import { TransactionsScreen } from './TransactionsScreen';
import {
  filtered,
  transactions,
  transactionsList,
  oddTransactions,
  transactionsArgs,
} from './TransactionsScreen.fixtures';
import { wholeText } from '../../../text/wholeText.fixtures';
import { commonMessages } from '../../../text/commonMessages';
import { formatDate, formatInWords, portalClock } from '../../../text/format/dates';
import { dayTitle, toTime } from '../../../text/format/days';
import { walletNames } from '../../../text/wallets';
import { onLargePhone, onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { directionMessages, transactionTitles } from '../../../text/columnTitles';
import { viewMessages } from '../../../text/viewMessages';
import { appShellMessages } from '../../../shell/AppShell/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { joinTexts } from '../../../text/message/joinMessages';
import { transactionsTexts, withdrawTexts } from '../../../text/messages';
import { detailMessages } from '../../../text/detailMessages';
import { filterDialogMessages } from '../../../components/FilterDialog/datePresets';
import { exportMessages } from '../../../text/exportMessages';
import { balanceMessages } from '../../../text/charts/balanceMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: B §2, B §2 Transactions, B §3 Transaction record, B §8 Empty states, B §9 Dates, D119
const meta = {
  title: 'Screens/Transactions/Transactions',
  component: TransactionsScreen,
  args: transactionsArgs,
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The columns of B §2. Each amount has its sign and word, and each date has the exact one in a tooltip (D12). */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: transactionMessages.transactions }));
    await expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      transactionTitles.wallet,
      transactionTitles.type,
      transactionTitles.amount,
      transactionTitles.description,
      transactionTitles.source,
      transactionTitles.date,
    ]);
    const [, credit, debit] = table.getAllByRole('row');
    await expect(credit).toHaveTextContent(
      new RegExp(`^Receiving Wallet${directionMessages.credit}\\+\\$2,000.00Deposit by USDT BEP20Deposit`),
    );
    await expect(debit).toHaveTextContent(
      new RegExp(`^Receiving Wallet${directionMessages.debit}−\\$500.00`),
    );
    const time = table.getByText(formatDate('2026-11-19T18:40:00Z', 'dayTime12'));
    await expect(time).toHaveAttribute('datetime', '2026-11-19T18:40:00.000Z');
    await expect(time).toHaveAttribute('title', '19-11-2026 18:40 UTC');
    await expect(table.getAllByText('Hold Wallet')).toHaveLength(1);
  },
};

/** Inside the app shell, filtered by a wallet, as the dashboard links to it. */
export const Framed: Story = {
  args: { transactions: transactionsList(transactions, filtered) },
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/transactions')],
};

/** One key opens the saved views. In their dialog the arrow keys do not move through the rows behind it. */
export const SavedViewsByKey: Story = {
  ...Framed,
  args: { transactions: transactionsList(transactions, { ...filtered, views: savedViews() }) },
  globals: { viewport: { value: 'desktop' } },
  play: endAt('Beside an open row', async ({ canvas }) => {
    await userEvent.click(within(canvas.getByRole('table')).getAllByRole('row')[1]!);
    const detail = await canvas.findByRole('region', { name: 'Deposit' });
    const held = document.activeElement;
    await expect(held).not.toBe(document.body);
    await userEvent.keyboard('v');
    const views = within(await screen.findByRole('dialog', { name: viewMessages.title }));
    views.getByRole('button', { name: appShellMessages.close }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(detail).toHaveAttribute('aria-label', 'Deposit');
    await snapshot('Beside an open row');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(held).toHaveFocus());
    await expect(detail).toBeVisible();
  }),
};

/** Days, wallet, direction and the server's sources. */
export const Filtered: Story = {
  args: { transactions: transactionsList(transactions, filtered) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({ label: 'Wallet', value: walletNames.pay_in }),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: transactionsTexts.filter }));
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    const { today, days, thisMonth } = filterDialogMessages;
    for (const span of [today, days.week, days.month, days.quarter, thisMonth])
      await expect(dialog.getByRole('button', { name: span })).toBeVisible();
    const wallets = within(dialog.getByLabelText('Wallet')).getAllByRole('option');
    await expect(wallets.map((option) => option.textContent)).toEqual([
      overlayMessages.any,
      walletNames.pay_in,
      walletNames.pay_out,
      walletNames.live,
      walletNames.fixed,
      walletNames.hold,
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Wallet'), walletNames.hold);
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Debit');
    await userEvent.selectOptions(dialog.getByLabelText('Source'), 'Referral Bonus');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.transactions.onFiltersChange).toHaveBeenCalledWith({
      from: '2026-11-01',
      wallet: 'hold',
      type: 'debit',
      source: 'REFERRAL',
    });
  },
};

/** The sums of each wallet, and the links to related screens (D12). */
export const Sums: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const cards = within(canvas.getByRole('region', { name: transactionMessages.yourWallets })).getAllByRole(
      'listitem',
    );
    await expect(cards[1]).toHaveTextContent(
      'Out going WalletBalance$3,215.00Credit$11,040.00Debit$7,825.00',
    );
    await expectLink(canvas, transactionMessages.transfer, '/user/transfer');
    await expectLink(canvas, transactionMessages.statement, args.statementHref!);
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.exporting.onStart).toHaveBeenCalledOnce();
  },
};

/** A server without statements and balances has neither link nor chart (D119). */
export const Unproven: Story = {
  name: 'Without optional features',

  args: { statementHref: undefined, balance: <></> },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: transactionMessages.transfer })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: transactionMessages.statement })).toBeNull();
    await expect(canvas.queryByText(balanceMessages.allWallets)).toBeNull();
  },
};

/** The balance chart of the filtered wallet, above its transactions. Its days filter the list. */
export const Pictured: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    transactions: transactionsList(transactions, filtered),
    wallet: 'Receiving Wallet',
    balance: <BalanceCard {...balanceArgs} {...chosenDays} />,
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Receiving Wallet' })).toBeVisible();
    await expect(canvas.getByRole('application', { name: /41 transactions/ })).toBeVisible();
  },
};
/** On phones one press shows the figures and the chart. */
export const PicturedMobile: Story = {
  ...Pictured,
  ...onLargePhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Receiving Wallet' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText(transactionMessages.folded));
    await expect(await canvas.findByRole('region', { name: 'Receiving Wallet' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: transactionMessages.yourWallets })).toBeVisible();
  },
};

export const OneRow: Story = {
  args: {
    transactions: transactionsList(transactions.slice(0, 1), {
      range: { page: 1, lastPage: 1, from: 1, to: 1, total: 1, end: 'complete', missing: 0 },
    }),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(wholeText(overlayMessages.rangeOfOne({ at: '1', total: '1' }))),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: overlayMessages.nextPage })).toBeNull();
  },
};

/** The most rows that a server may put on one page. */
export const Many: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  args: {
    transactions: transactionsList(
      Array.from({ length: 100 }, (_, index) => ({ ...transactions[index % 10]!, id: String(index) })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.showMore({ count: 50 }) }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
  },
};

/** Whatever a server sends, text stays text and a missing value is `--` (T2, T22, T23). */
export const LongText: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { transactions: transactionsList(oddTransactions) },
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[2]).toHaveTextContent(/^(--)+$/);
    await expect(rows[3]).toHaveTextContent('$0.00');
    await expect(rows[4]).toHaveTextContent(/\D\$7.00.*--$/);
    await expect(canvas.getAllByText('<img src=x onerror=boom()>')[0]).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined|null/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = {
  args: { transactions: transactionsList(oddTransactions) },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
  parameters: noSnapshot,
};

export const Loading: Story = {
  args: {
    transactions: transactionsList(transactions, withoutRows.loading),
    ...{ cards: undefined, balance: undefined },
  },
  parameters: noSnapshot,
};
export const LoadingMobile: Story = { ...Loading, ...onLargePhone, parameters: noSnapshot };

/** The chart's space is reserved from the start, under its wallet's name. */
export const ChartLoading: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { wallet: 'Hold Wallet', balance: undefined },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Hold Wallet' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(card.getBoundingClientRect().height).toBeGreaterThan(400);
  },
};
export const Refreshing: Story = {
  args: {
    transactions: transactionsList(transactions, {
      rows: { state: 'ready', data: transactions, refreshing: true },
    }),
  },
  parameters: noSnapshot,
};

export const Empty: Story = {
  args: { transactions: transactionsList([], withoutRows.empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    await expect(canvas.getByRole('link', { name: transactionMessages.deposit })).toBeVisible();
    // A chart without data would repeat the empty message.
    await expect(canvas.queryByRole('heading', { name: balanceMessages.allWallets })).toBeNull();
    await expect(canvas.getByRole('button', { name: exportMessages.exportCsv })).toBeDisabled();
  },
};

export const EmptyFiltered: Story = {
  args: { transactions: transactionsList([], withoutRows.filteredOut) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(transactionMessages.nothingMatches)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearFilters }));
    await expect(args.transactions.onFiltersChange).toHaveBeenCalledWith({});
  },
};

/** Sums that failed to load reserve no space. */
export const Failed: Story = {
  args: { transactions: transactionsList(transactions, withoutRows.failed), cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: transactionMessages.yourWallets })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.retry }));
    await expect(withoutRows.failed.rows.onRetry).toHaveBeenCalledOnce();
  },
  parameters: noSnapshot,
};
export const PageFailed: Story = {
  args: { transactions: transactionsList(transactions, { failure: pageFailure() }) },
  parameters: noSnapshot,
};

/** A day of the fixtures' month. */
const inWords = (day: number, form: string) =>
  formatInWords(portalClock({ year: 2026, month: 11, day }), form);

export const Mobile: Story = { ...onLargePhone };

export const MobileDetail: Story = {
  args: { transactions: transactionsList(transactions, filtered) },
  ...onLargePhone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: transactionMessages.transactions });
    const days = within(list).getAllByRole('heading', { level: 2 });
    await expect(days[0]).toHaveTextContent(joinTexts([detailMessages.today, inWords(20, 'D MMMM')]));
    await expect(days[1]).toHaveTextContent(joinTexts([detailMessages.yesterday, inWords(19, 'D MMMM')]));
    await expect(days[2]).toHaveTextContent(dayTitle('2026-11-18', Date.parse('2026-11-20T12:00:00Z')));
    const [first, ...rest] = within(list).getAllByRole('button');
    await expect(rest).toHaveLength(9);
    await expect(first).toHaveTextContent(
      new RegExp(
        `^Deposit by USDT BEP20\\+\\$2,000.00Receiving Wallet${toTime('2026-11-20T09:02:00Z', 12)}$`,
      ),
    );
    await userEvent.click(first!);
    const detail = within(await screen.findByRole('dialog', { name: 'Deposit' }));
    await expect(detail.getAllByRole('term')).toHaveLength(8);
  },
};
/** A phone shows ten rows and their days without scrolling, the first day within 260 px of the page. */
export const TenRows: Story = {
  ...onLargePhone,
  args: {
    transactions: transactionsList(
      transactions.map((row) => ({ ...row, createdAt: '2026-11-20T09:02:00Z' })),
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: transactionMessages.transactions });
    await expect(within(list).getAllByRole('button')).toHaveLength(10);
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(640);
    const [day] = within(list).getAllByRole('heading', { level: 2 });
    await expect(day!.getBoundingClientRect().top).toBeLessThanOrEqual(260);
  },
};
export const Tablet: Story = { ...onTablet };
export const LargeText: Story = { ...onLargePhone, globals: { ...onLargePhone.globals, text: '200' } };

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.balances) };
