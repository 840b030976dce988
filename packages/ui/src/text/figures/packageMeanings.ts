import { type Meaning, one, sinceJoining } from './meaning';

const ownTotal = 'the specification’s total of all time, also of what ended (A §3)';

/** The packages of the member, and what they pay or return. */
export const packageMeanings = {
  inLive: {
    ...{ of: 'prices of live packages', states: 'running', period: 'now', unit: 'USD', unnamed: true },
    ...{ fields: ['RunningPackages.live_paid'], shownIn: ['card', 'list', 'file'] },
  },
  inBots: {
    ...{ of: 'prices of bots', states: 'running', period: 'now', unit: 'USD', unnamed: true },
    ...{ fields: ['RunningPackages.bot_paid'], shownIn: ['card', 'list', 'file'] },
  },
  refundToday: {
    ...{ of: 'what cancelling would return', states: 'running', period: 'now', unit: 'USD', unnamed: true },
    ...{ fields: ['RunningPackages.live_refund', 'RunningPackages.bot_refund', 'CancelQuote.net'] },
    shownIn: ['card', 'list'],
  },
  // The specification's own totals of all time, which no other total contains (A §3).
  totalSubscription: {
    ...{ ...sinceJoining, of: 'prices of all own bots', fields: ['Dashboard.total_subscription'] },
    ...{ shownIn: ['card'], notDrawn: ownTotal },
  },
  liveSubscription: {
    ...{
      ...sinceJoining,
      of: 'prices of all own live packages',
      fields: ['Dashboard.live_total_subscription'],
    },
    ...{ shownIn: ['card'], notDrawn: ownTotal },
  },
  roiPaid: {
    ...{ of: 'ROI of one live package', states: 'paid', period: 'since joining', unit: 'USD' },
    ...{ fields: ['LiveSubscription.paid_roi_amount'], shownIn: ['list', 'chart', 'file'] },
  },
  beyondEven: {
    ...{ of: 'paid ROI of a live package less its price', states: 'paid', period: 'since joining' },
    ...{ unit: 'USD', fields: ['LiveSubscription.paid_roi_amount', 'LiveSubscription.price'] },
    ...{ shownIn: ['list', 'file'], unnamed: true },
  },
  roiLimit: {
    ...{ ...one, of: 'the most that a live package pays' },
    ...{ fields: ['LiveSubscription.roi_limit'], shownIn: ['list', 'chart', 'file'] },
  },
  botPrice: { ...one, of: 'a bot', fields: ['BotSubscription.price'], shownIn: ['list', 'file', 'dialog'] },
  livePrice: {
    ...one,
    of: 'a live package',
    fields: ['LiveSubscription.price'],
    shownIn: ['list', 'file', 'dialog'],
  },
  invoiceAmount: {
    ...one,
    of: 'an invoice',
    fields: ['BotSubscription.amount_paid'],
    shownIn: ['statement'],
  },
  packagePrice: {
    ...{ ...one, of: 'a package on offer, or its least price', unnamed: true },
    ...{
      fields: ['Package.price', 'LivePackage.price', 'Package.minimum_price'],
      shownIn: ['card', 'dialog'],
    },
  },
  missingForPackage: {
    ...{ ...one, of: 'what a wallet lacks for a package', unnamed: true },
    ...{ fields: ['LivePackageListAnswer.balance', 'LivePackage.price'], shownIn: ['sentence'] },
  },
  cancelFee: { ...one, of: 'the fee of a cancellation', fields: ['CancelQuote.fee'], shownIn: ['dialog'] },
  cancelRefund: {
    ...one,
    of: 'what a cancellation returns',
    fields: ['CancelQuote.net'],
    shownIn: ['dialog', 'list'],
  },
} as const satisfies Readonly<Record<string, Meaning>>;
