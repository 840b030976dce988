import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, within } from 'storybook/test';
import { rowsAtOnce } from '../../../components/ListContainer/useFirstRows';
import { commonMessages } from '../../../text/commonMessages';
import { hideAmounts } from '../../../text/format/hiddenAmounts';
import { Mt5AccountScreen } from './Mt5AccountScreen';
import { liveGlance, mt5Args, secondGlance, transactions } from './Mt5AccountScreen.fixtures';
import { onPhone, noSnapshot } from '../../../testing/windows';
import { mt5Messages } from './messages';
import { ProfitCard } from '../../../charts';
import { profitArgs } from '../../../charts/ProfitCard/ProfitCard.fixtures';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { color } from '../../../tokens';
import type { Mt5Transaction } from './Lists/mt5Details';
import type { Mt5Trade } from './Lists/tradeDetail';
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

const getCards = (canvas: Canvas) => within(canvas.getByRole('list', { name: mt5Messages.accounts }));

/** One account shows its name and server, without a choice. */
export const OneAccount: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const cards = getCards(canvas);
    await expect(cards.getByRole('listitem')).toHaveTextContent(
      `Long term 70018842 · Live-01 ${mt5Messages.balance} $5,624.75 ${mt5Messages.equity} $5,613.41`,
    );
    await expect(cards.queryByRole('button')).toBeNull();
  },
};

/** A summary of several accounts. The current one is highlighted, and a press opens another. */
export const SeveralAccounts: Story = {
  args: { accounts: [liveGlance, secondGlance] },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const [first, second] = getCards(canvas).getAllByRole('button');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(second).not.toHaveAttribute('aria-current');
    await userEvent.click(second!);
    await expect(args.onAccountChange).toHaveBeenCalledWith('5012345.7');
  },
};

const many = Array.from({ length: 7 }, (_, index) => ({
  ...{ login: `5012${index}45`, nickname: `Desk ${index + 1}`, server: 'Live-02' },
  ...{ balance: `${(index + 1) * 1250}.50`, equity: `${(index + 1) * 1249}.75` },
}));

export const ManyAccounts: Story = {
  args: { accounts: [liveGlance, ...many] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getCards(canvas).getAllByRole('button')).toHaveLength(8);
  },
};

/** Hundreds of accounts: the first 50, the current one, and more on demand. */
export const HundredsOfAccounts: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: {
    accounts: [
      ...Array.from({ length: 119 }, (_, index) => ({ login: `6${index}`, nickname: `Desk ${index}` })),
      liveGlance,
    ],
  },
  play: async ({ canvas }) => {
    await expect(getCards(canvas).getAllByRole('button')).toHaveLength(51);
    await userEvent.click(
      canvas.getByRole('button', { name: commonMessages.showMore({ count: rowsAtOnce }) }),
    );
    await expect(getCards(canvas).getAllByRole('button')).toHaveLength(101);
  },
};

/** Values that the server does not send are left out, without a dash (D113). */
export const AccountFieldsMissing: Story = {
  args: {
    accounts: [
      { login: '70018842', nickname: 'Long term' },
      { login: '5012345.7', balance: '460.00' },
      { login: '5012399', server: 'Live-02', equity: '12.5' },
      { login: '5012400' },
    ],
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const cards = getCards(canvas).getAllByRole('button');
    await expect(cards.map((card) => card.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Long term 70018842',
      `5012345.7 ${mt5Messages.balance} $460.00`,
      `5012399 Live-02 ${mt5Messages.equity} $12.50`,
      '5012400',
    ]);
  },
};

/** The live history doesn't name the account. Its card has only the number, in the space that was reserved (D113). */
export const WithoutGlance: Story = {
  args: { accounts: [] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getCards(canvas).getByRole('listitem')).toHaveTextContent(/^70018842$/);
    await expect(getCards(canvas).queryByRole('button')).toBeNull();
  },
};

/** Until the accounts are known, the space of one is reserved. */
export const AccountsLoading: Story = {
  args: { accounts: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: mt5Messages.accounts })).toBeNull();
  },
};

export const AccountsHidden: Story = {
  args: { accounts: [liveGlance, secondGlance] },
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(getCards(canvas).getAllByRole('button')[0]).toHaveTextContent(
      new RegExp(`${mt5Messages.balance} \\$?•+ ${mt5Messages.equity} \\$?•+$`),
    );
  },
};

export const AccountsLongText: Story = {
  args: {
    accounts: [
      {
        ...{ login: '12345678901234567890123456789.12', nickname: 'Savings of the whole family '.repeat(3) },
        ...{ server: 'Long-Server-Name-Without-A-Break-Live-01'.repeat(2), balance: '999999999999999.99' },
        equity: '-999999999999999.12345678',
      },
      secondGlance,
    ],
  },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const card of screen.getAllByRole('listitem'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const AccountsMobile: Story = {
  args: { accounts: [liveGlance, secondGlance, ...many.slice(0, 2)] },
  ...onPhone,
};

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
