import { defineMessages } from '../../../text/defineMessages';
import { walletNames } from '../../../text/wallets';

/** The portal's own messages for this screen. */
export const transferMessages = defineMessages('transferMessages', {
  /** The page's title, and one transfer: a noun. */
  title: 'Transfer',
  history: 'Transfer History',
  totals: 'Transfer totals',
  aboveZero: 'Enter an amount above 0.',
  moreThanBalance: `There isn’t enough in your ${walletNames.pay_out}.`,
  /** Before the amount. */
  arrives: 'Arrives',
  arrivesBeforeFees: 'Arrives, before fees',
  /** A heading, above the transfers that can be taken back. */
  waiting: 'Waiting for approval',
  /** A button, a verb. */
  transfer: 'Transfer',
  to: ({ wallet }: { wallet: string }) => `To ${wallet}`,
  from: ({ wallet }: { wallet: string }) => `From ${wallet}`,
  /** A step of the timeline. */
  requested: 'Requested',
  /** A step of the timeline: the amount is in the wallet. */
  arrived: 'Received',
  /** Under that step: the wallet and what it gained. */
  arrivedIn: ({ wallet, amount }: { wallet: string; amount: string }) => `${wallet}, ${amount}`,
  meaning: {
    pending: 'Waiting for approval.',
    approved: 'Transferred.',
    rejected: 'Your transfer was declined.',
    takenBack: 'You took this transfer back.',
  },
  isIn: ({ amount, wallet }: { amount: string; wallet: string }) => `${amount} was added to your ${wallet}.`,
  willHappen: 'You’re moving money between your own wallets. It can’t be moved back later.',
  /** Before the name of a wallet. */
  fromLabel: 'From',
  /** Before the name of a wallet. */
  toLabel: 'To',
  emptyReason: `Your transfers will appear here. You can transfer what’s in your ${walletNames.pay_out}.`,
  noneInRange: 'No transfers in this date range.',
  takeBackQuestion: 'Take this transfer back?',
  unansweredTakeBack:
    'You asked to take back {amount} on {time}, but we got no clear answer. Check its status in the list.',
  unanswered: 'You sent a transfer on {time}, but we got no clear answer.',
  unansweredAmount: 'You sent a transfer of {amount} on {time}, but we got no clear answer.',
});
