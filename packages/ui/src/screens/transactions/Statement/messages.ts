import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const statementMessages = defineMessages('statementMessages', {
  transactions: 'Transactions',
  print: 'Print',
  statement: 'Statement',
  member: 'Member',
  wallet: 'Wallet',
  allWallets: 'All wallets',
  dates: 'Dates',
  /** When the statement was made. */
  issued: 'Issued',
  openingBalance: 'Opening balance',
  credit: 'Credit',
  debit: 'Debit',
  closingBalance: 'Closing balance',
  doesNotAddUp:
    'These transactions don’t add up to the closing balance. Contact support before you rely on this statement.',
  tooManyTitle: 'Too many transactions for one statement',
  description: 'Description',
  source: 'Source',
  balance: 'Balance',
  zone: ({ zone }: { zone: string }) => `Dates and times are in ${zone}. Amounts are in US dollars.`,
  nothingMoved: 'No transactions in this period.',
  /** The dates of a statement without a start. */
  until: 'Until {day}',
  tooMany: ({ limit, count }: { limit: string; count: string }) =>
    `A statement holds up to ${limit}, and you’ve selected ${count}. Choose fewer days or export the list as CSV.`,
});
