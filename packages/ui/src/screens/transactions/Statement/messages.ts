import { defineMessages } from '../../../text/defineMessages';
import { nameFigure } from '../../../text/figures/figure';
import { transactionTitles } from '../../../text/columnTitles';

/** The portal's own messages. */
export const statementMessages = defineMessages('statementMessages', {
  transactions: 'Transactions',
  print: 'Print',
  statement: 'Statement',
  wallet: 'Wallet',
  allWallets: 'All wallets',
  dates: 'Dates',
  /** When the statement was made. */
  issued: 'Issued',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  doesNotAddUp:
    'These transactions don’t add up to the closing balance. Contact support before you rely on this statement.',
  tooManyTitle: 'Too many transactions for one statement',
  description: 'Description',
  source: 'Source',
  balance: 'Balance',
  zone: ({ zone }: { zone: string }) => `Dates and times are in ${zone}. Amounts are in US dollars.`,
  byWallet: 'Wallet by wallet',
  byMonth: 'Month by month',
  month: 'Month',
  /** In the choice of a month, for days that are no whole month. */
  otherDays: 'Other dates',
  ownMoves: 'Between your own wallets',
  fromWallet: 'From',
  toWallet: 'To',
  nothingMoved: 'No transactions in this period.',
  /** The dates of a statement without a start. */
  until: 'Until {day}',
  tooMany: ({ limit, count }: { limit: string; count: string }) =>
    `A statement holds up to ${limit}, and you’ve selected ${count}. Choose fewer days or export the list as CSV.`,
});

// The names of a statement’s sums.

export const openingBalance = nameFigure('openingBalance', statementMessages.openingBalance);
export const closingBalance = nameFigure('closingBalance', statementMessages.closingBalance);
export const runningBalance = nameFigure('runningBalance', statementMessages.balance);
export const ownMove = nameFigure('ownMove', transactionTitles.amount);
