// Names in the API, not texts for members. They are the same in every language and for every operator.

/** The titles of the wallets' cards (B §1), by the wallets' keys. */
export const walletTitles = {
  pay_in: 'Receiving Wallet',
  pay_out: 'Out going Wallet',
  live: 'Live Wallet',
  fixed: 'Pamm Wallet',
  hold: 'Hold Wallet',
} as const;

/** The titles of all other summary cards, as sent by the contract's own back end (B §3 `more_details`). */
export const cardTitles = {
  balance: 'Balance',
  credit: 'Credit',
  debit: 'Debit',
  totalTransferred: 'Total Transferred',
  pendingTransfers: 'Pending Transfers',
  totalWithdrawals: 'Total Withdrawals',
  pendingWithdrawals: 'Pending Withdrawals',
  withdrawalFee: 'Withdrawal Fee',
  cancellationFee: 'Cancellation Fee',
  royaltyPaid: 'Royalty Paid',
  royaltyUnpaid: 'Royalty Unpaid',
  thisMonth: 'This Month',
  matchingPairs: 'Matching Pairs',
  royalty: 'Royalty',
} as const;

/** The sources of bonuses and transactions (B §3 `source`). */
export const sourceNames = {
  deposit: 'Deposit',
  package: 'Package',
  refund: 'Refund',
  withdrawal: 'Withdrawal',
  transfer: 'Transfer',
  referral: 'Referral Bonus',
  matching: 'Matching Bonus',
  roi: 'ROI Bonus',
  direct: 'Direct Bonus',
  poolLevel: 'Pool Level Bonus',
  royalty: 'Royalty Bonus',
} as const;
