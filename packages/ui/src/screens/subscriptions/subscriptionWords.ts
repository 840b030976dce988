/** Our own words of both histories. */
export const subscriptionWords = {
  botTitle: 'Subscription History',
  botNote: 'The bot packages that you bought.',
  botEmpty: 'A bot package stands here once you have bought it.',
  botPackagesHref: '/user/packageList',
  botHref: '/user/subscriptionHistory',
  liveTitle: 'Live Subscription History',
  liveNote: 'The live packages that you bought.',
  liveEmpty: 'A live package stands here once you have bought it.',
  livePackagesHref: '/user/poolpackageList',
  liveHref: '/user/poolsubscriptionHistory',
  buy: 'Purchase Package',
  boughtByYou: 'Bought by you',
  accountHref: (account: string) => `/user/mt5Account?account=${encodeURIComponent(account)}`,
  paidRoi: 'Paid ROI',
  cancel: 'Cancel',
  invoice: 'Invoice',
} as const;

export const cancelWords = {
  card: 'Cancelling a subscription',
  package: 'Package',
  owner: 'Username',
  price: 'Price',
  /** What a bot's cancellation says before it is sent. */
  bot: 'The subscription is cancelled. That can’t be undone.',
  botConfirm: 'Cancel subscription',
  live: 'Your request goes to our team. Until they decide, the status is “Cancellation Requested”.',
  liveConfirm: 'Request cancellation',
  back: 'You get back',
  reason: 'Reason',
  reasonHint: 'Tell us in a few words why you cancel.',
  longestReason: 1000,
  sentAt: 'was sent at',
  noAnswer: 'and no answer came. Its status in the list says what came of it.',
  unnamed: 'A cancellation',
  ofPackage: 'The cancellation of',
} as const;

export const accountWords = {
  add: 'Add Account',
  description: 'The MT5 account that this subscription trades with.',
  number: 'Account number',
  numberHint: 'Digits and dots, as your broker shows it.',
  numberOdd: 'An account number begins with a digit.',
  longest: 32,
  next: 'Next',
  warning: 'Give us authority over this account?',
  authority:
    'By adding it you authorise us to trade with it for this subscription. It can’t be changed or taken back here.',
  check: 'Read the number once more before you go on.',
} as const;

export const invoiceWords = {
  title: 'Invoice',
  billTo: 'Bill to',
  username: 'Username',
  country: 'Country',
  id: 'Invoice ID',
  date: 'Invoice date',
  paymentDate: 'Payment date',
  package: 'Package',
  amountPaid: 'Amount paid',
  total: 'Total paid',
  currency: 'Currency',
  usd: 'USD',
  inWords: 'Total in words',
  zone: 'Dates are in UTC.',
  thanks: 'Thank you for your purchase.',
  print: 'Print',
  printByKey: 'To print, use the print command of your browser.',
} as const;
