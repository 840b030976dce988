import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for a withdrawal's detail. */
export const withdrawalMessages = defineMessages('withdrawalMessages', {
  kind: 'Withdrawal',
  to: (account: string | undefined) => (account === undefined ? 'Withdrawal' : `Withdrawal to ${account}`),
  asked: 'Asked for',
  sent: 'Sent',
  meaning: {
    pending: 'It has not been approved yet.',
    completed: 'It is done.',
    rejected: 'It was not approved.',
  },
  sentTo: (sum: string) => `${sum} was sent to the account below.`,
  withdraw: 'Withdraw',
  withdrawHistory: 'Withdraw History',
  whatYouWithdrawIsListed: 'What you withdraw is listed here, with how it stands.',
  noWithdrawalWasAskedFor: 'No withdrawal was asked for on these days.',
  viewInExplorer: (code: string) => `${code} in the block explorer`,
  view: 'View',
});
