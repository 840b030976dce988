import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as bots from '../screens/subscriptions/BotHistory/BotHistoryScreen.stories';
import * as lives from '../screens/subscriptions/LiveHistory/LiveHistoryScreen.stories';
import * as payouts from '../screens/payouts/Payouts/PayoutsScreen.stories';
import { PayoutsScreen } from '../screens/payouts/Payouts/PayoutsScreen';
import { BotHistoryScreen } from '../screens/subscriptions/BotHistory/BotHistoryScreen';
import { LiveHistoryScreen } from '../screens/subscriptions/LiveHistory/LiveHistoryScreen';
import { TransactionsScreen } from '../screens/transactions/Transactions/TransactionsScreen';
import * as movements from '../screens/transactions/Transactions/TransactionsScreen.stories';
import { TransferScreen } from '../screens/transfer/Transfer/TransferScreen';
import * as transfers from '../screens/transfer/Transfer/TransferScreen.stories';
import { WithdrawHistoryScreen } from '../screens/withdraw/WithdrawHistory/WithdrawHistoryScreen';
import * as withdrawals from '../screens/withdraw/WithdrawHistory/WithdrawHistoryScreen.stories';

/** The room of a page beside the menu, in windows of 820, 1024 and 1280 px. */
const rooms = [708, 732, 988];

/** Every money list with the longest words that a server may send, and with its usual ones. */
function MoneyLists({ words }: { words: 'LongText' | 'Default' }) {
  return (
    <>
      <WithdrawHistoryScreen {...withdrawals.default.args} {...withdrawals[words].args} />
      <TransferScreen {...transfers.default.args} {...transfers[words].args} />
      <PayoutsScreen {...payouts.default.args} {...payouts[words].args} />
      <TransactionsScreen {...movements.default.args} {...movements[words].args} />
      <BotHistoryScreen {...bots.default.args} {...bots[words].args} />
      <LiveHistoryScreen {...lives.default.args} {...lives[words].args} />
    </>
  );
}

interface FittingListsProps {
  words: 'LongText' | 'Default';
}

/** Every money list in every room that a page leaves it. */
function FittingLists({ words }: FittingListsProps) {
  return rooms.map((room) => (
    <div key={room} role="group" aria-label={`${room} px`} style={{ inlineSize: room }}>
      <MoneyLists words={words} />
    </div>
  ));
}

const meta = {
  title: 'Flows/FittingLists',
  component: FittingLists,
  // It measures every list at once, which is nothing to look at.
  tags: ['!dev', '!autodocs'],
  args: { words: 'Default' },
  // The same screens stand here several times over, so their names are not unique.
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FittingLists>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What of an element's content is outside of it, in px. */
const outside = (element: Element) => element.scrollWidth - element.clientWidth;

/** Each list has its status and its time in sight, as a table. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const room of rooms) {
      const group = canvas.getByRole('group', { name: `${room} px` });
      await expect(outside(group)).toBe(0);
      const tables = within(group).getAllByRole('table');
      await expect(tables).toHaveLength(6);
      for (const table of tables) {
        await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
        const titles = within(table)
          .getAllByRole('columnheader')
          .map((heading) => heading.textContent);
        await expect(titles.some((title) => /Date|Time/.test(title))).toBe(true);
        await expect(titles.some((title) => /^(Status|Amount)$/.test(title))).toBe(true);
      }
    }
  },
};

/** Whatever a server sends, no table is wider than its page: lines stand where a table has no room. */
export const LongText: Story = {
  args: { words: 'LongText' },
  play: async ({ canvas }) => {
    for (const room of rooms) {
      const group = canvas.getByRole('group', { name: `${room} px` });
      await expect(outside(group)).toBe(0);
      for (const table of within(group).queryAllByRole('table'))
        await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    }
  },
};
