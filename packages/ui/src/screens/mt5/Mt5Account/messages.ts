import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for this screen. */
export const mt5Messages = defineMessages('mt5Messages', {
  transaction: 'Transaction',
  credit: 'Added to this account.',
  debit: 'Taken from this account.',
  title: 'Account Details (MT5)',
  note: 'From your trading server.',
  accounts: 'Your accounts',
  figuresTitle: 'Account summary',
  /** The account's number at the broker. */
  login: 'Login',
  showInvestor: 'Show investor password',
  hideInvestor: 'Hide investor password',
  masked: 'Hidden',
  /** A trading account with real money. */
  live: 'Live',
  notAllowed: 'You can’t change this account’s password here.',
  updateHint: 'Set a new password for this account.',
  depositHint: 'Open Deposit for this account.',
  viewHint: 'See the main and investor passwords after you confirm it’s you.',
  /** A button, a verb. */
  deposit: 'Deposit',
  lists: 'Transactions and closed trades',
  transactions: 'Transactions',
  noTransactions: 'Money that goes into or out of this account will appear here.',
  noTrades: 'Your trades will appear here once they’re closed.',
  noAccount: 'No MT5 account yet',
  noAccountReason:
    'MT5 accounts come with live subscriptions. Buy a LIVE package, then add your account number in your live history.',
  liveHistory: 'Open live history',
  whichAccount: 'Which account?',
  whichAccountReason: 'Choose an account from your live subscriptions.',
  foreign: 'We couldn’t find this account',
  foreignReason: ({ login }: { login: string }) =>
    `Account ${login} isn’t one of yours. Check the number, or choose an account in your live history.`,
  /** The API names neither password (D75), so no text does. */
  willSet: ({ login }: { login: string }) => `Set a new password for account ${login}.`,
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  willShow: ({ login }: { login: string }) =>
    `Confirm it’s you. We’ll show both passwords for account ${login} for 30 seconds.`,
  shown: ({ login }: { login: string }) => `Passwords for account ${login}`,
  mainPassword: 'Main Password',
  copyMain: 'Copy main password',
  copyInvestor: 'Copy investor password',
  hidesItself: 'We’ll hide them after 30 seconds. No one from support will ask you for them.',
  hidden: 'The passwords are hidden again.',
  showAgain: 'Show passwords',
  hideNow: 'Hide passwords',
  profit: 'Profit',
  loss: 'Loss',
  balance: 'Balance',
  /** Credit that the broker granted. */
  creditLabel: 'Credit',
  leverage: 'Leverage',
  assets: 'Assets',
  equity: 'Equity',
  margin: 'Margin',
  serialNo: 'Serial No',
  platform: 'Platform',
  amount: 'Amount',
  type: 'Type',
  txType: 'Tx Type',
  date: 'Date',
});
