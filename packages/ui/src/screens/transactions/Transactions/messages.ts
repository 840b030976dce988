import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for a transaction's detail. */
export const transactionMessages = defineMessages('transactionMessages', {
  kind: 'Transaction',
  credit: ({ wallet }: { wallet: string }) => `Added to your ${wallet}.`,
  debit: ({ wallet }: { wallet: string }) => `Taken from your ${wallet}.`,
  moved: ({ from, to }: { from: string; to: string }) => `Moved from your ${from} to your ${to}.`,
  /** In place of a wallet: both wallets of a move. */
  fromTo: ({ from, to }: { from: string; to: string }) => `From ${from} to ${to}`,
  /** In place of Credit and Debit: the type of a move between two own wallets. */
  movedType: 'Moved',
  /** Below the list. */
  movesOnce:
    'A move between your wallets is one entry here, and two in files and in the count, one for each wallet.',
  transactions: 'Transactions',
  /** A button. */
  transfer: 'Transfer',
  statement: 'Statement',
  yourWallets: 'Your wallets',
  emptyReason: 'Your transactions will appear here. Make a deposit to get started.',
  /** A button. */
  deposit: 'Deposit',
  nothingMatches: 'No transactions match your filters.',
  introduction: 'Every transaction in your wallets.',
  /** On phones: a button that shows both. */
  folded: 'Balances and chart',
});
