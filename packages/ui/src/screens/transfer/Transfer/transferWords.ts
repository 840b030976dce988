import { walletNames } from '../../../text/wallets';

/** Our own words of this screen. */
export const transferWords = {
  title: 'Transfer',
  history: 'Transfer History',
  sums: 'Sums of your transfers',
  lead: `From your ${walletNames.pay_out} to your ${walletNames.pay_in}, which buys packages.`,
  way: `${walletNames.pay_out} → ${walletNames.pay_in}`,
  aboveZero: 'Enter an amount above 0.',
  moreThanBalance: 'This is more than the wallet holds.',
  next: 'Next',
  transfer: 'Transfer',
  willHappen: 'The amount moves between your own two wallets. It can not be moved back.',
  href: '/user/transfer',
} as const;
