import type { Breakage } from '../breakage';

const screens = 'packages/ui/src/screens';

/** A list that has nothing to show, and says so in words that are not its own. */
const emptyList = (promise: string, list: string, file: string, from: string, to: string): Breakage => ({
  promise: `B §8 Empty states.${promise}`,
  what: `${list} says that it is empty in the words of another`,
  file: `${screens}/${file}`,
  from: `title: ${from},`,
  to: `title: ${to},`,
});

const action = 'withdrawTexts.noDataForAction';

/** The exact texts of empty lists (B §8, D93): each stands once in the texts, and every screen chooses its own. */
export const emptyStateBreakages: readonly Breakage[] = [
  emptyList(
    '1',
    'the history of withdrawals',
    'withdraw/WithdrawHistory/WithdrawHistoryScreen.tsx',
    action,
    "'No Data Available'",
  ),
  emptyList(
    '2',
    'the list of transfers',
    'transfer/Transfer/TransferScreen.tsx',
    action,
    "'No Data Available'",
  ),
  emptyList(
    '3',
    'the list of transactions',
    'transactions/Transactions/TransactionsScreen.tsx',
    action,
    "'No Data Available'",
  ),
  emptyList(
    '4',
    'the history of live packages',
    'subscriptions/LiveHistory/LiveHistoryScreen.tsx',
    action,
    "'No Data Available'",
  ),
  emptyList(
    '4',
    'the history of bots',
    'subscriptions/BotHistory/BotHistoryScreen.tsx',
    action,
    "'No Data Available'",
  ),
  emptyList('5', 'the list of payouts', 'payouts/Payouts/PayoutsScreen.tsx', action, "'No Data Available'"),
  emptyList('5', 'the downline', 'network/Downline/DownlineScreen.tsx', action, "'No Data Available'"),
  emptyList(
    '5',
    'the list of ranks',
    'ranks/RankDetails/RankDetailsScreen.tsx',
    action,
    "'No Data Available'",
  ),
  emptyList(
    '7',
    'a table of MT5',
    'mt5/Mt5Account/Lists/AccountLists.tsx',
    'mt5Texts.noDataAvailable',
    "'No Data For Action'",
  ),
  emptyList('8', 'the list of news', 'news/AllNews/AllNewsScreen.tsx', 'newsTexts.noNews', "'No News Found'"),
  emptyList(
    '9',
    'a level’s list',
    'network/Downline/LevelDialog.tsx',
    'networkTexts.noUserFound',
    'networkTexts.noDataAvailable',
  ),
  {
    promise: 'B §8 Empty states.10',
    what: 'asks for a ticket in other words',
    file: `${screens}/tickets/Talk/NoTalk.tsx`,
    from: 'title={ticketsTexts.selectTicketFromList}',
    to: 'title="Select a ticket from the list"',
  },
];
