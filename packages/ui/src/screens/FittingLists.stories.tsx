import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { payoutMessages } from './payouts/Payouts/messages';
import { subscriptionMessages } from './subscriptions/messages';
import { transactionMessages } from './transactions/Transactions/messages';
import { transferMessages } from './transfer/Transfer/messages';
import { withdrawalMessages } from './withdraw/WithdrawHistory/messages';
import { noSnapshot } from '../testing/windows';
import {
  botTitles,
  liveTitles,
  payoutTitles,
  transactionTitles,
  transferTitles,
  withdrawalTitles,
} from '../text/columnTitles';
import { overlayMessages } from '../text/overlayMessages';
import { withoutIsolates, wholeText } from '../text/wholeText.fixtures';
import * as bots from './subscriptions/BotHistory/BotHistoryScreen.stories';
import * as lives from './subscriptions/LiveHistory/LiveHistoryScreen.stories';
import * as payouts from './payouts/Payouts/PayoutsScreen.stories';
import { PayoutsScreen } from './payouts/Payouts/PayoutsScreen';
import { DepositScreen } from './deposit/Deposit/DepositScreen';
import * as deposits from './deposit/Deposit/DepositScreen.stories';
import { KycScreen } from './kyc/Kyc/KycScreen';
import * as documents from './kyc/Kyc/KycScreen.stories';
import { Mt5AccountScreen } from './mt5/Mt5Account/Mt5AccountScreen';
import * as accounts from './mt5/Mt5Account/Mt5AccountScreen.stories';
import { DirectReferralsScreen } from './network/DirectReferrals/DirectReferralsScreen';
import * as referrals from './network/DirectReferrals/DirectReferralsScreen.stories';
import { DownlineScreen } from './network/Downline/DownlineScreen';
import * as levels from './network/Downline/DownlineScreen.stories';
import { TeamListScreen } from './network/TeamList/TeamListScreen';
import * as team from './network/TeamList/TeamListScreen.stories';
import { LogsTab } from './profile/Logs/LogsTab';
import * as logs from './profile/Logs/LogsTab.stories';
import { RankDetailsScreen } from './ranks/RankDetails/RankDetailsScreen';
import * as ranks from './ranks/RankDetails/RankDetailsScreen.stories';
import { RoyaltyDetailsScreen } from './ranks/RoyaltyDetails/RoyaltyDetailsScreen';
import * as royalty from './ranks/RoyaltyDetails/RoyaltyDetailsScreen.stories';
import { StatementScreen } from './transactions/Statement/StatementScreen';
import * as statements from './transactions/Statement/StatementScreen.stories';
import { BotHistoryScreen } from './subscriptions/BotHistory/BotHistoryScreen';
import { LiveHistoryScreen } from './subscriptions/LiveHistory/LiveHistoryScreen';
import { TransactionsScreen } from './transactions/Transactions/TransactionsScreen';
import * as transactions from './transactions/Transactions/TransactionsScreen.stories';
import { TransferScreen } from './transfer/Transfer/TransferScreen';
import * as transfers from './transfer/Transfer/TransferScreen.stories';
import { WithdrawHistoryScreen } from './withdraw/WithdrawHistory/WithdrawHistoryScreen';
import * as withdrawals from './withdraw/WithdrawHistory/WithdrawHistoryScreen.stories';

type Words = 'LongText' | 'Default';

/** Every money list with the longest texts that a server may send, or with its usual texts. */
function MoneyLists({ words }: { words: Words }) {
  return (
    <>
      <WithdrawHistoryScreen {...withdrawals.default.args} {...withdrawals[words].args} />
      <TransferScreen {...transfers.default.args} {...transfers[words].args} />
      <PayoutsScreen {...payouts.default.args} {...payouts[words].args} />
      <TransactionsScreen {...transactions.default.args} {...transactions[words].args} />
      <BotHistoryScreen {...bots.default.args} {...bots[words].args} />
      <LiveHistoryScreen {...lives.default.args} {...lives[words].args} />
    </>
  );
}

/** Every other table of the portal. */
function OtherLists({ words }: { words: Words }) {
  return (
    <>
      <DepositScreen {...deposits.default.args} {...deposits[words].args} />
      <KycScreen {...documents.default.args} {...documents[words].args} />
      <Mt5AccountScreen {...accounts.default.args} {...accounts[words].args} />
      <Mt5AccountScreen {...accounts.default.args} {...accounts[words].args} tab="trades" />
      <DirectReferralsScreen {...referrals.default.args} {...referrals[words].args} />
      <DownlineScreen {...levels.default.args} {...levels[words].args} />
      <TeamListScreen {...team.default.args} {...team[words].args} />
      <LogsTab {...logs.default.args} {...logs[words].args} />
      <RankDetailsScreen {...ranks.default.args} {...ranks[words].args} />
      <RoyaltyDetailsScreen {...royalty.default.args} {...royalty[words].args} />
      <StatementScreen {...statements.default.args} {...statements[words].args} />
    </>
  );
}

/** Widths of a page beside the menu, in windows of 820, 1024 and 1280 px. */
const widths = [708, 732, 988];

interface FittingListsProps {
  words: Words;
  lists: 'money' | 'other';
}

/** Every list at every page width. */
function FittingLists({ words, lists }: FittingListsProps) {
  const Lists = lists === 'money' ? MoneyLists : OtherLists;
  return widths.map((width) => (
    <div key={width} role="group" aria-label={`${width} px`} style={{ inlineSize: width }}>
      <Lists words={words} />
    </div>
  ));
}

// Spec: B §2 Withdraw History
const meta = {
  title: 'Screens/FittingLists',
  component: FittingLists,
  // This story only measures. It has nothing to look at.
  tags: ['!dev', '!autodocs'],
  args: { words: 'Default', lists: 'money' },
  // The same screens appear several times, so their names are not unique.
  parameters: { ...noSnapshot, a11y: { test: 'off' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FittingLists>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The descendants that overflow the element, in px. */
const outside = (element: Element) => element.scrollWidth - element.clientWidth;

/** How each list shows a row's status and its time. */
const answers: readonly [list: string, stands: string, when: string][] = [
  [withdrawalMessages.title, withdrawalTitles.status, withdrawalTitles.at],
  [transferMessages.history, transferTitles.status, transferTitles.date],
  [payoutMessages.payouts, payoutTitles.status, payoutTitles.date],
  [transactionMessages.transactions, transactionTitles.type, transactionTitles.date],
  [subscriptionMessages.botTitle, botTitles.status, botTitles.end],
  [subscriptionMessages.liveTitle, liveTitles.status, liveTitles.date],
];

const zone = new RegExp(`${withoutIsolates(overlayMessages.timesIn({ zone: 'UTC' }))}$`);

/** The element of a list that names the zone of its times (D109). */
const zonesIn = (group: HTMLElement) => within(group).getAllByText(wholeText(zone));

/** Each list shows its status and its time as a table, and names the zone of its times. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const width of widths) {
      const group = canvas.getByRole('group', { name: `${width} px` });
      await expect(outside(group)).toBe(0);
      for (const [list, ...titles] of answers) {
        const table = within(group).getByRole('table', { name: list });
        await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
        const shown = within(table)
          .getAllByRole('columnheader')
          .map((heading) => heading.textContent);
        // A heading may name a second line of its column.
        const missing = titles.filter((title) => !shown.some((heading) => heading.includes(title)));
        await expect(missing).toEqual([]);
      }
      await expect(zonesIn(group)).toHaveLength(answers.length);
    }
  },
};

/** Each button that opens a row is named by what, and by how much (`--` if unknown) or which day. */
async function readNames({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  const group = canvas.getByRole('group', { name: `${widths[2]} px` });
  const openers = [...group.querySelectorAll<HTMLElement>('[data-opener]')];
  await expect(openers.length).toBeGreaterThan(10);
  for (const opener of openers)
    await expect(opener).toHaveAccessibleName(/^\S.* [-−+$₹]*[\d,]+\.\d|^\S.* \d\d-\d\d-\d{4}|^\S.* --$/);
}
export const Named: Story = { play: readNames };
export const OthersNamed: Story = { args: { lists: 'other' }, play: readNames };

/** No table is wider than its page, whatever the server sends. A list shows lines where a table does not fit. */
async function measure({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  for (const width of widths) {
    const group = canvas.getByRole('group', { name: `${width} px` });
    await expect(outside(group)).toBe(0);
    for (const table of within(group).queryAllByRole('table'))
      await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
  }
}
export const LongText: Story = { args: { words: 'LongText' }, play: measure };
/** The other lists with times name their zone: deposits, documents, an account's two lists, the team, sign-ins. */
export const Others: Story = {
  args: { lists: 'other' },
  play: async (context) => {
    await measure(context);
    for (const group of context.canvas.getAllByRole('group', { name: /^\d+ px$/ }))
      await expect(zonesIn(group)).toHaveLength(6);
  },
};
export const OthersLongText: Story = { args: { lists: 'other', words: 'LongText' }, play: measure };
