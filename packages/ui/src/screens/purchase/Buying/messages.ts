import { defineMessages } from '../../../text/defineMessages';
import { purchaseTexts } from '../../../text/messages';
import { walletNames } from '../../../text/wallets';

/** The portal's own messages for buying. */
export const purchaseMessages = defineMessages('purchaseMessages', {
  buy: 'Buy',
  buyPackage: ({ name }: { name: string }) => `Buy ${name}`,
  /** Before the choice of the package's owner. */
  buyFor: 'Buy for',
  balance: 'Wallet balance',
  username: 'Username',
  checkedOnLeaving: 'We’ll look up the name when you leave this field.',
  amount: 'Investment amount',
  continue: 'Continue',
  beyond: `There isn’t enough in your ${walletNames.pay_in}. Deposit or transfer money to it first.`,
  willHappen: `The price comes out of your ${walletNames.pay_in}.`,
  willHappenForOther: ({ person }: { person: string }) =>
    `The price comes out of your ${walletNames.pay_in}, and ${person} will own the package. Confirm it’s you.`,
  /** The member, after “for”. */
  yourself: 'yourself',
  roi: ({ percent }: { percent: string }) => `${percent}% ROI`,
  roiPer: {
    day: ({ percent }: { percent: string }) => `${percent}% ROI a day`,
    week: ({ percent }: { percent: string }) => `${percent}% ROI a week`,
    month: ({ percent }: { percent: string }) => `${percent}% ROI a month`,
    year: ({ percent }: { percent: string }) => `${percent}% ROI a year`,
  },
  /** How long a subscription lasts. */
  term: 'Term',
  months: ({ count }: { count: number }) => (count === 1 ? '1 month' : `${count} months`),
  /** The percentage of a live package. */
  rate: 'Rate',
  /** What a package pays and when. */
  pays: 'Pays',
  /** The member's running subscriptions of a package. */
  active: ({ count }: { count: number }) => (count === 1 ? '1 active' : `${count} active`),
  /** A heading over the packages that the balance covers. */
  canBuyNow: 'You can buy now',
  paidFrom: `paid from your ${walletNames.pay_in}`,
  /** A heading over the packages that cost more than the balance. */
  afterDeposit: 'After a deposit',
  fromMore: 'needs at least {amount} more',
  needs: 'Needs {amount} more',
  enoughFor: ({ count, total }: { count: number; total: number }) =>
    total === 1 ? `Enough for ${count} of 1 package.` : `Enough for ${count} of ${total} packages.`,
  enoughForNone: 'Not enough for a package yet.',
  /** A heading over all packages, while the balance is unknown. */
  onSale: 'Packages on sale',
  /** The name of the links between the two kinds of package. */
  kinds: 'Package types',
  bots: 'Bots',
  livePackages: 'Live packages',
  /** A heading over the cost of a cancellation. */
  ifYouCancel: 'If you cancel',
  cannotCancel: 'You can’t cancel this package here.',
  notForSale: 'Price unavailable',
  price: 'Price',
  none: 'No packages on sale',
  noneReason: 'New packages will appear here.',
  goesOn: ({ seconds }: { seconds: number }) => `Your history opens in ${seconds} s`,
  toHistory: 'Open history now',
  stay: 'Stay here',
  buyAnother: 'Buy another package',
  package: 'Package',
  /** Before the package's owner. */
  for: 'For',
  wallet: 'Wallet',
  boughtFor: '{name} for {person}',
  unanswered: 'You sent a purchase on {time}, but we got no clear answer.',
  unansweredPackage:
    'You sent a purchase of {name} ({amount}) for {person} on {time}, but we got no clear answer.',
  /** A range without an upper limit. */
  andAbove: ({ from }: { from: string }) => `${from} – ${purchaseTexts.above}`,
  fromOn: ({ from, step }: { from: string; step: number }) => `From ${from}, in steps of $${step}`,
  fromTo: ({ from, to, step }: { from: string; to: string; step: number }) =>
    `From ${from} to ${to}, in steps of $${step}`,
  noneOnSale: ({ kind }: { kind: string }) => `No ${kind} packages on sale`,
});
