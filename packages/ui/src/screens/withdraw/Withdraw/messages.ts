import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for this screen. */
export const withdrawMessages = defineMessages('withdrawMessages', {
  title: 'Withdraw',
  note: 'Move money from a wallet to your own account.',
  history: 'Withdraw History',
  transfer: 'Transfer',
  sums: 'Sums of your withdrawals',
  chooseWallet: 'Choose a wallet',
  aboveZero: 'Enter an amount above 0.',
  next: 'Next',
  settings: 'Open withdraw settings',
  noDestination: 'You have not said where withdrawals go',
  noDestinationReason: 'Save an address in your withdraw settings first. It takes a minute.',
  held: 'Withdrawals are held for now.',
  needsDestination: 'Withdrawals need an account to go to.',
  fee: 'Fee',
  feeMay: 'A fee may be taken out of it.',
  /** The remaining amount, where it is paid in another currency. */
  afterFee: 'After the fee',
  arrives: 'You receive',
  calculation: 'Being worked out…',
  /** Half of the review: the effect of the button. */
  willHappen: 'Your withdrawal waits for approval. A fee, if there is one, is taken out of it.',
  withdrawSettings: 'withdraw settings',
  wallet: 'Wallet',
  amount: 'Amount',
  lockedSee: 'Saved and locked: withdrawals go nowhere else. See {settings}.',
  unanswered: 'A withdrawal was sent at {time}, and no answer came.',
  unansweredTransfer: 'A withdrawal of {amount} from the {wallet} was sent at {time}, and no answer came.',
});
