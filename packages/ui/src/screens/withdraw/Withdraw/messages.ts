import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for this screen. */
export const withdrawMessages = defineMessages('withdrawMessages', {
  /** The page's title, a verb. */
  title: 'Withdraw',
  note: 'Move money from a wallet to your own account.',
  history: 'Withdraw History',
  /** A link to the page, a verb. */
  transfer: 'Transfer',
  totals: 'Withdrawal totals',
  aboveZero: 'Enter an amount above 0.',
  /** The least and the most of one withdrawal, before anything is typed. */
  least: ({ amount }: { amount: string }) => `Minimum ${amount}`,
  most: ({ amount }: { amount: string }) => `Maximum ${amount}`,
  tooLittle: ({ amount }: { amount: string }) => `Enter at least ${amount}.`,
  tooMuch: ({ amount }: { amount: string }) => `Enter at most ${amount}.`,
  next: 'Next',
  settings: 'Open withdraw settings',
  noDestination: 'You don’t have a withdrawal address yet',
  noDestinationReason: 'Add one in your withdraw settings first.',
  /** The same, where a new address holds withdrawals. */
  noDestinationHeld: ({ hours }: { hours: number }) =>
    `Add one in your withdraw settings first. You can withdraw ${hours} ${hours === 1 ? 'hour' : 'hours'} after you save it.`,
  held: 'Withdrawals are on hold for now.',
  needsDestination: 'Add a withdrawal address first.',
  fee: 'Fee',
  /** Where the server names no fee. */
  feeMay: 'A fee may apply',
  feeIs: ({ amount }: { amount: string }) => `Fee ${amount}`,
  /** The remaining amount, where it is paid in another currency. */
  afterFee: 'After the fee',
  arrives: 'You receive',
  beforeFees: ({ amount }: { amount: string }) => `${amount} before fees`,
  rate: ({ rupees }: { rupees: string }) => `$1 is ${rupees}`,
  calculation: 'Calculating…',
  /** In the review. The lines next to it show the fee, or that it isn't known. */
  willHappen: 'We’ll send your withdrawal once it’s approved.',
  /** A heading over what follows after the form. */
  whatsNext: 'What happens next',
  check: 'You check everything',
  checked: 'Amount, wallet and the full address',
  confirm: 'You confirm',
  confirmed: 'With your code or PIN',
  sent: 'It’s sent',
  wallet: 'Wallet',
  amount: 'Amount',
  locked: 'Locked: withdrawals can only go here.',
  settingsLink: 'Withdraw settings',
  unanswered: 'You sent a withdrawal on {time}, but we got no clear answer.',
  unansweredAmount:
    'You sent a withdrawal of {amount} from your {wallet} on {time}, but we got no clear answer.',
});
