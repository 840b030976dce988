import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for a transaction's detail. */
export const transactionMessages = defineMessages('transactionMessages', {
  kind: 'Movement',
  credit: (wallet: string) => `It came into your ${wallet}.`,
  debit: (wallet: string) => `It left your ${wallet}.`,
  transactions: 'Transactions',
  transfer: 'Transfer',
  statement: 'Statement',
  yourWallets: 'Your wallets',
  movementsAppearHereAsSoon: 'Movements appear here as soon as a wallet changes.',
  deposit: 'Deposit',
  noMovementMatchesTheFilter: 'No movement matches the filter.',
  introduction: 'Every movement in your wallets.',
});
