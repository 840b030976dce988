import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. The exact texts are in text/messages. */
export const depositMessages = defineMessages('depositMessages', {
  /** One deposit in a list, a noun. */
  oneDeposit: 'Deposit',
  isIn: ({ wallet }: { wallet: string }) => `Received and added to your ${wallet}.`,
  inExplorer: 'View in the block explorer',
  /** The page's title, a verb. */
  title: 'Deposit',
  methods: 'Payment methods',
  noMethods: 'No payment methods',
  noMethodsReason: 'Deposits aren’t available right now. Try again later or contact support.',
  noBanks: 'No bank deposits',
  noBanksReason: 'Bank deposits aren’t available right now. Try again later or contact support.',
  forAccount: ({ account }: { account: string }) => `Opened for MT5 account ${account}`,
  /** The blockchain. */
  network: 'Network',
  aboutChain: { BEP20: 'BNB Smart Chain. Addresses start with 0x.', TRC20: 'TRON. Addresses start with T.' },
  address: 'Your deposit address',
  ends: 'Starts with {start} and ends with {end}. Compare both before you send.',
  /** Only of this device, which compares with its own last visit. */
  sameAddress: ({ day }: { day: string }) => `Same address as on your last visit on this device, ${day}.`,
  changedAddress: ({ day }: { day: string }) => `This address changed on ${day}`,
  changedAddressDetail: 'This device showed another one before. Not expected? {support} before you send.',
  copyAddress: 'Copy address',
  share: 'Share',
  qrCodeTitle: ({ address }: { address: string }) => `QR code of ${address}`,
  /** Under a QR code. */
  scan: 'Scan it with your wallet app',
  sendOnly: ({ network }: { network: string }) => `Send only USDT on ${network}`,
  least: ({ amount }: { amount: string }) => `Minimum deposit: ${amount}. Smaller amounts aren’t credited.`,
  sendOnlyDetail: 'Any other coin, or USDT sent on another network, will be lost.',
  unfit: 'We’ve hidden this address',
  unfitDetail: 'What we received isn’t a valid {network} address. Don’t send anything to it. {support}.',
  askSupport: 'Contact support',
  report: 'Report a deposit',
  reportSteps: [
    [
      'Pay by bank',
      ({ rate }: { rate: string }) => `In rupees, from an account in your own name. ${rate}`.trim(),
    ],
    ['Keep the receipt', () => 'You’ll need a photo of it, and the transaction ID from your bank.'],
    ['Report the deposit', () => 'We’ll check it against our account before we credit it.'],
  ],
  rate: ({ rupees }: { rupees: string }) => `${rupees} per $1.`,
  inRupees: 'Amount in rupees',
  converted: ({ dollars, rupees }: { dollars: string; rupees: string }) =>
    `About ${dollars}, at ${rupees} per $1.`,
  amountAboveZero: 'Enter an amount above 0.',
  amountTooSmall: 'This is less than a cent.',
  transactionId: 'Transaction ID',
  transactionIdHint: 'The UTR or reference number from your bank.',
  comment: 'Comment (optional)',
  accountComment: ({ account }: { account: string }) => `MT5 account ${account}`,
  receipt: 'Receipt',
  /** A button, a verb: the next step repeats the whole report. */
  review: 'Review',
  confirmTitle: 'Report this deposit?',
  confirmDetail: 'We’ll check it against our account before we credit it.',
  confirm: 'Report deposit',
  method: 'Method',
  inDollars: 'In dollars, about',
  balance: 'Receiving Wallet now',
  commentShort: 'Comment',
  reported: 'Deposit reported',
  reportedDetail: ({ rupees, transactionId }: { rupees: string; transactionId: string }) =>
    `${rupees}, transaction ID ${transactionId}.`,
  unansweredReport:
    'You reported a deposit of {amount} with transaction ID {id} on {time}, but we got no clear answer. Reports aren’t listed until we approve them.',
  askAccount: 'Ask support which account to pay into',
  reportWhere:
    'Once we approve it, you’ll see it here after a sync, and in your {transactions}. Until then it isn’t listed anywhere.',
  /** Within a sentence. */
  transactions: 'transactions',
  sync: { network: 'After you pay', bank: 'After you report' },
  syncHint: {
    network: 'We can find a payment once the network confirms it.',
    bank: 'We can find a reported deposit once it’s approved.',
  },
  lastSync: 'Last sync',
  neverSynced: 'Not synced since you opened this page.',
  failedSync: 'We got no result from the last sync. Sync again to look for new deposits.',
  waiting: ({ seconds }: { seconds: number }) => `You can sync again in ${seconds} sec.`,
  waitingUntil: ({ moment }: { moment: string }) => `You can sync again at ${moment}.`,
  keepChecking: 'Keep checking',
  keepCheckingHint: 'Every 30 seconds while this page is open, for up to 30 minutes.',
  stopped: {
    failed: 'We stopped checking because the connection failed.',
    enough: 'We stopped checking after 30 minutes.',
  },
  recent: 'Recent transactions',
  notSynced: 'Find your deposits',
  notSyncedReason: 'Select Sync Balance to look for your deposits.',
  noneFound: 'No deposits found',
  noneFoundReason: {
    network: 'Your payment will appear here once the network confirms it.',
    bank: 'Your reported deposit will appear here once we approve it.',
  },
  hash: { network: 'Transaction hash', bank: 'Transaction ID' },
  amount: 'Amount',
  date: 'Date',
  explore: ({ ending }: { ending: string }) => `View the hash ending in ${ending} in the block explorer`,
});
