import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for a withdrawal's detail. */
export const withdrawalMessages = defineMessages('withdrawalMessages', {
  /** One withdrawal, a noun. */
  kind: 'Withdrawal',
  to: ({ account }: { account: string | undefined }) =>
    account === undefined ? 'Withdrawal' : `Withdrawal to ${account}`,
  /** A step of the timeline. */
  requested: 'Requested',
  /** A step of the timeline: the withdrawal was sent. */
  sent: 'Sent',
  meaning: {
    pending: 'Waiting for approval.',
    completed: 'Paid out.',
    rejected: 'Your withdrawal was declined.',
    takenBack: 'You took this withdrawal back.',
  },
  sentTo: ({ amount }: { amount: string }) => `We sent ${amount} to the account below.`,
  /** A button, a verb. */
  withdraw: 'Withdraw',
  title: 'Withdraw History',
  emptyReason: 'Your withdrawals and their status will appear here.',
  noneInRange: 'No withdrawals in this date range.',
  /** For screen readers, after “View”. */
  viewInExplorer: ({ code }: { code: string }) => `${code} in the block explorer`,
  view: 'View',
  takeBackQuestion: 'Take this withdrawal back?',
  unansweredTakeBack:
    'You asked to take back {code} on {time}, but we got no clear answer. Check its status in the list.',
});
