import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const statementMessages = defineMessages('statementMessages', {
  transactions: 'Transactions',
  print: 'Print',
  statement: 'Statement',
  member: 'Member',
  wallet: 'Wallet',
  allWallets: 'All wallets',
  days: 'Days',
  issued: 'Issued',
  openingBalance: 'Opening Balance',
  credit: 'Credit',
  debit: 'Debit',
  closingBalance: 'Closing Balance',
  theseMovementsDoNotLead:
    'These movements do not lead from the opening to the closing balance. Ask Support before you rely on this statement.',
  tooManyMovementsForA: 'Too many movements for a statement',
  description: 'Description',
  source: 'Source',
  balance: 'Balance',
  zone: (zone: string) => `Days and times are in ${zone}. Amounts are in US dollars.`,
  nothingMoved: 'Nothing moved on these days.',
  until: 'Until {day}',
  tooMany: (room: string, count: string) =>
    `It has room for ${room}, and these are ${count}. Choose fewer days, or export the list as CSV.`,
});
