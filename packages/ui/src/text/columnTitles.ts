import { defineMessages } from './defineMessages';
import { mt5Texts, payoutsTexts, subscriptionsTexts, transferTexts, withdrawTexts } from './messages';

// Column titles of lists that can be saved as a file, shared by table and file. Titles only in the file are
// marked, because its cells hold one plain value.

/** For the lists of the team; their other titles are exact texts (`networkTexts`). */
export const networkTitles = defineMessages('networkTitles', {
  name: 'Name',
  username: 'Username',
  level: 'Level',
  userCount: 'User Count',
  serial: 'Serial No',
});

/** For the team list (D113). */
export const teamListTitles = defineMessages('teamListTitles', {
  leg: 'Leg',
  joined: 'Joined',
  status: 'Status',
  /** What the member bought, in USD. */
  sum: 'Purchases',
  last: 'Last purchase',
});

/** The names of a member's two legs. */
export const legMessages = defineMessages('legMessages', { left: 'Left', right: 'Right' });

/** The names of a leg's two figures. A bare "Left" never names a number (D142). */
export const legCountMessages = defineMessages('legCountMessages', {
  members: { left: 'Members on the left', right: 'Members on the right' },
  bots: { left: 'Left bots', right: 'Right bots' },
});

/** Only in the file: the server's id of the row. Empty without one. */
export const idTitle = 'ID';

/** For the sign-ins (A §9). */
export const logTitles = defineMessages('logTitles', {
  time: 'Time',
  ip: 'IP address',
  country: 'Country',
  device: 'Device',
});

export const payoutTitles = defineMessages('payoutTitles', {
  serial: 'Serial No',
  from: payoutsTexts.fromUsername,
  wallet: 'Wallet',
  amount: 'Amount',
  description: 'Description',
  source: 'Source',
  status: 'Status',
  date: 'Date',
});

export const transactionTitles = defineMessages('transactionTitles', {
  wallet: 'Wallet',
  /** Only in the file: the own wallet on the other side of a move. */
  otherWallet: 'Other wallet',
  type: 'Type',
  amount: 'Amount',
  description: 'Description',
  source: 'Source',
  date: 'Date',
});

/** The names of a transaction's two directions, shown as its type. */
export const directionMessages = defineMessages('directionMessages', { credit: 'Credit', debit: 'Debit' });

export const transferTitles = defineMessages('transferTitles', {
  payer: 'Payer',
  payee: 'Payee',
  wallet: 'Wallet',
  /** Only in the file, which has a column for each end of a transfer. The table has one. */
  fromWallet: 'From Wallet',
  toWallet: 'To Wallet',
  amount: transferTexts.transferAmount,
  netAmount: transferTexts.netTransferAmount,
  type: 'Transfer Type',
  comment: 'Comment',
  status: 'Status',
  date: 'Date',
});

export const withdrawalTitles = defineMessages('withdrawalTitles', {
  code: 'Code',
  method: 'Method',
  type: 'Type',
  hash: withdrawTexts.tnxHash,
  scan: withdrawTexts.tnxHashScan,
  account: withdrawTexts.accountDetails,
  amountFrom: withdrawTexts.amountFrom,
  /** Only in the file, because its cells have no currency symbol. */
  amountFromUsd: `${withdrawTexts.amountFrom} (USD)`,
  /** Only in the file: the currency of the next two amounts. */
  currency: 'Currency',
  amountTo: withdrawTexts.amountTo,
  netAmount: withdrawTexts.netAmount,
  remarks: 'Remarks',
  status: 'Status',
  at: withdrawTexts.actionTime,
});

/** The names of a withdrawal's payout methods. */
export const methodMessages = defineMessages('methodMessages', { bank: 'Bank', crypto: 'Crypto' });

/** For the trades of an MT5 account (B §2). */
export const tradeTitles = defineMessages('tradeTitles', {
  side: mt5Texts.buySell,
  symbol: 'Symbol',
  price: 'Price',
  volume: 'Volume',
  position: 'Position',
  profit: mt5Texts.profitLoss,
});

/** The names of a trade's two sides. */
export const sideMessages = defineMessages('sideMessages', { buy: 'Buy', sell: 'Sell' });

export const botTitles = defineMessages('botTitles', {
  username: 'Username',
  invoiceId: subscriptionsTexts.invoiceId,
  package: 'Package Name',
  price: 'Price',
  activated: subscriptionsTexts.activationDate,
  end: subscriptionsTexts.endDate,
  status: 'Status',
});

export const liveTitles = defineMessages('liveTitles', {
  username: 'Username',
  package: 'Package',
  price: 'Price',
  roi: 'Paid ROI / Limit',
  /** Only in the file, which has two columns for the sum and its limit. The table has one (D69). */
  paidRoi: 'Paid ROI',
  roiLimit: 'Limit',
  account: 'Account',
  date: 'Date',
  status: 'Status',
  action: 'Action',
});

/** A member's status in a tree and in the team's list. */
export const statusMessages = defineMessages('statusMessages', {
  paid: 'Paid',
  unpaid: 'Unpaid',
  unknown: 'Unknown',
  vacant: 'Vacant',
});

/** Names and titles of files that no screen has. The others are above and with their screens. */
export const fileMessages = defineMessages('fileMessages', {
  profile: 'Profile',
  deposits: 'Recent deposits',
  transfers: 'Transfers',
  mt5Accounts: 'MT5 accounts',
  mt5Transactions: 'MT5 transactions',
  trades: 'Closed trades',
  levelUsers: 'Downline users',
  tickets: 'Tickets',
  ticketMessages: 'Ticket messages',
  sessions: 'Open sessions',
  passkeys: 'Passkeys',
  /** A file that lists the other files. */
  contents: 'Contents',
  file: 'File',
  entries: 'Entries',
  missing: 'Entries missing',
  /** In the place of a file's name. */
  notOffered: 'Not available',
  field: 'Field',
  value: 'Value',
  username: 'Username',
  emailVerified: 'Email verified',
  subject: 'Subject',
  created: 'Created',
  answered: 'Answered',
  from: 'From',
  message: 'Message',
  /** The number of images with a message. */
  images: 'Images',
  title: 'Title',
  date: 'Date',
  /** When a document was approved or rejected. */
  decided: 'Decided',
  signedIn: 'Signed in',
  added: 'Added',
  lastUsed: 'Last used',
  accountType: 'Account type',
  accountHolder: 'Account holder',
  bank: 'Bank',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
});
