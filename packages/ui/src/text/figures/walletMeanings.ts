import { type Meaning, now, one } from './meaning';

/** The wallets, and the money that moved between them and the outside. */
export const walletMeanings = {
  usable: {
    ...{ ...now, of: 'the four wallets', shownIn: ['card', 'chart'] },
    fields: [
      'Dashboard.payin_balance',
      'Dashboard.payout_balance',
      'Dashboard.live_balance',
      'Dashboard.fixed_balance',
    ],
  },
  onHold: {
    ...{ ...now, of: 'money of open withdrawals and transfers', states: 'waiting' },
    ...{ fields: ['Dashboard.hold_balance'], shownIn: ['card', 'summary'] },
  },
  receivingWallet: {
    ...{ ...now, of: 'the Receiving Wallet' },
    ...{
      fields: ['Dashboard.payin_balance', 'WalletBalances.pay_in'],
      shownIn: ['card', 'summary', 'dialog'],
    },
  },
  outGoingWallet: {
    ...{ ...now, of: 'the Out Going Wallet' },
    ...{
      fields: ['Dashboard.payout_balance', 'WalletBalances.pay_out'],
      shownIn: ['card', 'summary', 'dialog'],
    },
  },
  liveWallet: {
    ...{ ...now, of: 'the Live Wallet' },
    ...{ fields: ['Dashboard.live_balance', 'WalletBalances.live'], shownIn: ['card', 'summary', 'dialog'] },
  },
  pammWallet: {
    ...{ ...now, of: 'the Pamm Wallet' },
    ...{
      fields: ['Dashboard.fixed_balance', 'WalletBalances.fixed'],
      shownIn: ['card', 'summary', 'dialog'],
    },
  },
  walletBalance: {
    ...{ ...now, of: 'the wallet that is chosen', unnamed: true },
    ...{ fields: ['WithdrawPageAnswer.balance', 'LivePackageListAnswer.balance'], shownIn: ['dialog'] },
    notDrawn: 'one of the four wallets, which are drawn',
  },
  balanceBefore: {
    ...{
      ...now,
      of: 'a wallet before a payment',
      fields: ['WithdrawPageAnswer.balance'],
      shownIn: ['dialog'],
    },
    notDrawn: 'one of the four wallets, which are drawn',
  },
  balanceAfter: {
    ...{
      ...now,
      of: 'a wallet after a payment',
      fields: ['WithdrawPageAnswer.balance'],
      shownIn: ['dialog'],
    },
    notDrawn: 'a typed amount less than one of the four wallets',
  },
  balance: {
    ...{ of: 'one wallet, or all with the held money', states: 'all', period: 'by day', unit: 'USD' },
    fields: ['TransactionSum.closing_balance', 'TransactionSummaryAnswer.closing_balance'],
    shownIn: ['chart', 'statement', 'card'],
  },
  cameIn: {
    ...{ of: 'credits', states: 'all', border: 'all wallets', period: 'by day', unit: 'USD' },
    fields: ['TransactionSum.in', 'Transaction.value', 'Transaction.other_wallet'],
    shownIn: ['chart', 'list', 'statement'],
  },
  wentOut: {
    ...{ of: 'debits', states: 'all', border: 'all wallets', period: 'by day', unit: 'USD' },
    fields: ['TransactionSum.out', 'Transaction.value', 'Transaction.other_wallet'],
    shownIn: ['chart', 'list', 'statement'],
  },
  putIn: {
    ...{ of: 'deposits', states: 'all', border: 'all wallets', period: 'since joining', unit: 'USD' },
    ...{ fields: ['SinceJoining.put_in'], shownIn: ['sentence', 'list'], unnamed: true },
  },
  takenOut: {
    ...{ of: 'withdrawals, with fees', states: 'paid', border: 'all wallets', period: 'since joining' },
    ...{ unit: 'USD', fields: ['SinceJoining.taken_out'], shownIn: ['sentence', 'list'], unnamed: true },
  },
  netPutIn: {
    ...{ of: 'deposits less withdrawals', states: 'all', border: 'all wallets', period: 'since joining' },
    ...{ unit: 'USD', fields: ['SinceJoining.put_in', 'SinceJoining.taken_out'] },
    ...{ shownIn: ['sentence', 'list'], unnamed: true },
  },
  walletCredits: {
    ...{ of: 'credits', states: 'all', border: 'one wallet', period: 'chosen days', unit: 'USD' },
    ...{ fields: ['Transaction.value'], shownIn: ['statement', 'list', 'file'] },
  },
  walletDebits: {
    ...{ of: 'debits', states: 'all', border: 'one wallet', period: 'chosen days', unit: 'USD' },
    ...{ fields: ['Transaction.value'], shownIn: ['statement', 'list', 'file'] },
  },
  openingBalance: {
    ...{ of: 'the wallets before the first day', states: 'all', period: 'chosen days', unit: 'USD' },
    ...{ fields: ['TransactionListAnswer.more_details'], shownIn: ['statement', 'chart'] },
  },
  closingBalance: {
    ...{ of: 'the wallets after the last day', states: 'all', period: 'chosen days', unit: 'USD' },
    ...{ fields: ['TransactionListAnswer.more_details'], shownIn: ['statement', 'chart'] },
  },
  runningBalance: {
    ...{ of: 'the wallets after a row', states: 'all', period: 'chosen days', unit: 'USD' },
    ...{ fields: ['TransactionListAnswer.more_details', 'Transaction.value'], shownIn: ['statement'] },
  },
  ownMove: {
    ...one,
    of: 'a move between two own wallets',
    fields: ['Transaction.value'],
    shownIn: ['statement'],
  },
  transactionAmount: {
    ...one,
    of: 'a transaction',
    fields: ['Transaction.value'],
    shownIn: ['list', 'file'],
  },
  serverSum: {
    ...{
      of: 'what the server names and sends above a list',
      states: 'all',
      period: 'now',
      unit: 'USD or INR',
    },
    ...{ fields: ['SummaryCard.value'], shownIn: ['summary'], unnamed: true },
    notDrawn: 'the server sends its name too. The cards of wallets are drawn with the wallets',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
