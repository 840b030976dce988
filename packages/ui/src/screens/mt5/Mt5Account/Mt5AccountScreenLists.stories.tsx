import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProfitCard } from '../../../charts';
import { profitArgs } from '../../../charts/ProfitCard/ProfitCard.fixtures';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { color } from '../../../tokens';
import { Mt5AccountScreen } from './Mt5AccountScreen';
import { mt5Args, transactions } from './Mt5AccountScreen.fixtures';
import type { Mt5Transaction } from './Lists/mt5Details';
import type { Mt5Trade } from './Lists/tradeDetail';
import { noSnapshot } from '../../../testing/windows';
import { mt5Messages } from './messages';
import { directionMessages, tradeTitles, sideMessages } from '../../../text/columnTitles';
import { overlayMessages } from '../../../text/overlayMessages';
import { mt5Texts } from '../../../text/messages';
import { exportMessages } from '../../../text/exportMessages';
import { profitMessages } from '../../../text/charts/profitMessages';

// Spec: B §2 Account Details, B §8 Empty states, B §9 Decimals
const meta = {
  title: 'Screens/Mt5/Mt5Account',
  component: Mt5AccountScreen,
  args: mt5Args,
} satisfies Meta<typeof Mt5AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getCells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

/** The colour of a cell's last text, and the current colour of a token. */
const getInk = (cell: Element | null | undefined) =>
  getComputedStyle([...(cell?.querySelectorAll('span') ?? [])].at(-1)!).color;
function getShade(token: string) {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = token;
  const { color: shade } = getComputedStyle(probe);
  probe.remove();
  return shade;
}

/** The columns of B §2. Serial numbers continue across pages, and an unknown direction keeps the server's value. */
export const Transactions: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: mt5Messages.transactions }));
    const [head, credit, debit, odd] = table.getAllByRole('row');
    await expect(getCells(head)).toEqual([
      mt5Messages.serialNo,
      mt5Messages.platform,
      mt5Messages.amount,
      mt5Messages.type,
      mt5Messages.txType,
      mt5Messages.date,
    ]);
    await expect(getCells(credit).slice(0, 5)).toEqual([
      '11',
      'MT5',
      '+$250.00',
      directionMessages.credit,
      'Deposit',
    ]);
    await expect(getCells(debit).slice(2, 5)).toEqual(['−$80.00', directionMessages.debit, 'Withdrawal']);
    await expect(getCells(odd)).toEqual(['13', '--', '--', 'swap', '--', '--']);
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.page({ page: 3 }) }));
    await expect(args.transactions.onPageChange).toHaveBeenCalledWith(3);
    await expect(args.trades.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: mt5Texts.closedTrade }));
    await expect(args.onTabChange).toHaveBeenCalledWith('trades');
  },
};

/** Four decimals, colour, sign and word. Zero is a profit (B §2, B §9). */
export const ClosedTrade: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { tab: 'trades' },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: mt5Texts.closedTrade }));
    const [head, buy, sell, flat, odd] = table.getAllByRole('row');
    await expect(getCells(head)).toEqual([
      mt5Texts.buySell,
      tradeTitles.symbol,
      tradeTitles.price,
      tradeTitles.volume,
      tradeTitles.position,
      mt5Texts.profitLoss,
    ]);
    await expect(getCells(buy)).toEqual([
      sideMessages.buy,
      'EURUSD',
      '1.0842',
      '0.5000',
      '1.0821',
      `${mt5Messages.profit} +106.0000`,
    ]);
    await expect(getCells(sell).slice(4)).toEqual(['150.8770', `${mt5Messages.loss} −216.2641`]);
    await expect(getCells(flat).at(-1)).toBe(`${mt5Messages.profit} 0.0000`);
    await expect(getCells(odd)).toEqual(Array.from({ length: 6 }, () => '--'));
    for (const [row, side, profit] of [
      [buy, color.good, color.good],
      [sell, color.bad, color.bad],
      [flat, color.good, color.good],
    ] as const) {
      await expect(getInk(row?.firstElementChild)).toBe(getShade(side));
      await expect(getInk(row?.lastElementChild)).toBe(getShade(profit));
    }
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.nextPage }));
    await expect(args.trades.onPageChange).toHaveBeenCalledWith(3);
    await expect(args.transactions.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.exportingTrades?.onStart).toHaveBeenCalledOnce();
  },
};

/** Another page failed to load. The rows stay, with their own retry. */
export const PageFailed: Story = {
  args: { transactions: pagedList(transactions, { failure: pageFailure() }) },
  parameters: noSnapshot,
};

const noRows = {
  transactions: pagedList<Mt5Transaction>([], withoutRows.empty),
  trades: pagedList<Mt5Trade>([], withoutRows.empty),
};

/** An account without activity (D93). Its first step is a deposit. */
export const EmptyLists: Story = {
  args: noRows,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('tabpanel'));
    await userEvent.click(list.getByRole('button', { name: mt5Messages.deposit }));
    await expect(args.onDepositOpen).toHaveBeenCalledWith('70018842');
    await expect(canvas.getByText(mt5Texts.noDataAvailable)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** The result of all closed trades over time, below their list. */
export const Pictured: Story = {
  args: { tab: 'trades', profit: <ProfitCard {...profitArgs} /> },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: profitMessages.heading })).toBeVisible();
  },
};

/** Its space is reserved while its code loads. */
export const ChartLoading: Story = {
  args: { profit: null },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: profitMessages.heading })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The server does not send the result of trades, so no chart shows (D113). */
export const WithoutResults: Story = {
  args: { tab: 'trades' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: profitMessages.heading })).toBeNull();
  },
};
