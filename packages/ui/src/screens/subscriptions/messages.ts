import { defineMessages } from '../../text/defineMessages';

/** The portal's own messages for both histories. */
export const subscriptionMessages = defineMessages('subscriptionMessages', {
  botTitle: 'Subscription History',
  botNote: 'The bot packages that you bought.',
  botEmpty: 'A bot package stands here once you have bought it.',
  liveTitle: 'Live Subscription History',
  liveNote: 'The live packages that you bought.',
  liveEmpty: 'A live package stands here once you have bought it.',
  buy: 'Purchase Package',
  boughtByYou: 'Bought by you',
  paidRoi: 'Paid ROI',
  cancel: 'Cancel',
  invoice: 'Invoice',
});

/** The portal's own messages for a subscription's detail. */
export const subscriptionDetailMessages = defineMessages('subscriptionDetailMessages', {
  bot: 'Bot',
  live: 'Live package',
  botMeaning: { active: 'It runs until its End Date.', inactive: 'It has ended.' },
  liveMeaning: {
    active: 'It is active until its limit is reached.',
    requested: 'Our team decides about the cancellation.',
    cancelled: 'It was cancelled.',
    expired: 'It has ended.',
  },
  forAnother: (username: string | undefined) =>
    username === undefined ? 'You bought it for another member.' : `You bought it for ${username}.`,
  account: (account: string) => `MT5 account ${account}`,
});

export const cancelMessages = defineMessages('cancelMessages', {
  card: 'Cancelling a subscription',
  package: 'Package',
  owner: 'Username',
  price: 'Price',
  fee: 'Stays with us',
  comesBack: 'Comes back to you',
  /** The effect of a bot's cancellation, shown before it is sent. */
  bot: 'The subscription is cancelled. That can’t be undone.',
  botConfirm: 'Cancel subscription',
  live: 'Your request goes to our team. Until they decide, the status is “Cancellation Requested”.',
  liveConfirm: 'Request cancellation',
  reason: 'Reason',
  reasonHint: 'Tell us in a few words why you cancel.',
  longestReason: 1000,
  sentAt: 'was sent at',
  noAnswer: 'and no answer came. Its status in the list says what came of it.',
  unnamed: 'A cancellation',
  ofPackage: 'The cancellation of',
});

export const accountMessages = defineMessages('accountMessages', {
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
});

export const invoiceMessages = defineMessages('invoiceMessages', {
  title: 'Invoice',
  billTo: 'Bill to',
  username: 'Username',
  country: 'Country',
  paidBy: 'Paid by',
  issuedBy: 'Issued by',
  id: 'Invoice ID',
  date: 'Invoice date',
  paymentDate: 'Payment date',
  package: 'Package',
  amountPaid: 'Amount paid',
  total: 'Total paid',
  currency: 'Currency',
  usd: 'USD',
  inMessages: 'Total in words',
  datesIn: (zone: string) => `Dates are in ${zone}.`,
  thanks: 'Thank you for your purchase.',
  print: 'Print',
  printByKey: 'To print, use the print command of your browser.',
  getInvoice: (id: string | number) => `Invoice ${id}`,
});
