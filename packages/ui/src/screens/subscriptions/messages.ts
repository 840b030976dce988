import { defineMessages } from '../../text/defineMessages';

/** The portal's own messages for both histories. */
export const subscriptionMessages = defineMessages('subscriptionMessages', {
  botTitle: 'Subscription History',
  botNote: 'Bot packages you’ve bought.',
  botEmpty: 'Bot packages you buy will appear here.',
  liveTitle: 'Live Subscription History',
  liveNote: 'Live packages you’ve bought.',
  liveEmpty: 'Live packages you buy will appear here.',
  /** A button, a verb. */
  buy: 'Purchase Package',
  boughtByYou: 'Bought by you',
  /** Below a package's price: what its cancellation would return. */
  returnsToday: ({ amount }: { amount: string }) => `Returns ${amount} today`,
  notRefunded: 'Not refunded if cancelled',
  /** Below a package's paid ROI: what is missing until it has paid its price, and then what it paid beyond it. */
  untilEven: ({ amount }: { amount: string }) => `${amount} until even`,
  /** Of a package that has ended below its price. */
  belowPrice: ({ amount }: { amount: string }) => `${amount} less than it cost`,
  beyondEven: ({ amount }: { amount: string }) => `${amount} more than it cost`,
  even: 'It has paid what it cost',
  paidRoi: 'Paid ROI',
  cancel: 'Cancel',
  invoice: 'Invoice',
});

/** The portal's own messages for a subscription's detail. */
export const subscriptionDetailMessages = defineMessages('subscriptionDetailMessages', {
  bot: 'Bot',
  live: 'Live package',
  botMeaning: {
    active: 'Active until its end date.',
    activeWithoutEnd: 'It’s active.',
    inactive: 'It has ended.',
  },
  liveMeaning: {
    active: 'It’s active until it reaches its limit.',
    requested: 'Waiting for our team’s decision.',
    cancelled: 'It was cancelled.',
    expired: 'It has ended.',
  },
  forAnother: ({ username }: { username: string | undefined }) =>
    username === undefined ? 'You bought it for another member.' : `You bought it for ${username}.`,
  account: ({ account }: { account: string }) => `MT5 account ${account}`,
  /** A link to a ticket with this purchase in it. */
  claim: 'Report a missing bonus',
});

export const cancelMessages = defineMessages('cancelMessages', {
  card: 'Cancelling a subscription',
  package: 'Package',
  owner: 'Username',
  price: 'Price',
  fee: 'Fee in dollars',
  comesBack: 'You get back',
  /** The effect of a bot's cancellation, shown before it is sent. */
  bot: 'This cancels your subscription. You can’t undo it.',
  botConfirm: 'Cancel subscription',
  live: 'Our team will decide about your request. Until then, the status is “Cancellation Requested”.',
  liveConfirm: 'Request cancellation',
  reason: 'Reason',
  reasonHint: 'Tell us briefly why you’re cancelling.',
  unanswered: 'You sent a cancellation on {time}, but we got no clear answer. Check its status in the list.',
  unansweredPackage:
    'You sent a cancellation of {package} on {time}, but we got no clear answer. Check its status in the list.',
});

export const accountMessages = defineMessages('accountMessages', {
  add: 'Add Account',
  description: 'The MT5 account this subscription trades on.',
  number: 'Account number',
  numberHint: 'Digits and dots, as your broker shows it.',
  firstDigit: 'Account numbers start with a digit.',
  next: 'Next',
  warning: 'Let us trade on this account?',
  authority:
    'By adding this account, you authorise us to trade on it for this subscription. You can’t change or remove it here later.',
  check: 'Check the number before you continue.',
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
  /** The sum written out: “One hundred dollars”. */
  writtenTotal: 'Total in words',
  datesIn: ({ zone }: { zone: string }) => `Dates are in ${zone}.`,
  thanks: 'Thank you for your purchase.',
  print: 'Print',
  printByKey: 'To print, use your browser’s print command.',
  getInvoice: ({ id }: { id: string | number }) => `Invoice ${id}`,
});
