/** Our own words of this screen. */
export const withdrawWords = {
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
  /** What is left, where it is paid in another currency. */
  afterFee: 'After the fee',
  arrives: 'You receive',
  reckoning: 'Being worked out…',
  /** Half of the review: what pressing the button does. */
  willHappen:
    'The amount leaves the wallet at once and waits for approval. A fee, if there is one, is taken out of it.',
} as const;
