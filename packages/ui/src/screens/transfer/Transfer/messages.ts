import { defineMessages } from '../../../text/defineMessages';
import { walletNames } from '../../../text/wallets';

/** The portal's own messages for this screen. */
export const transferMessages = defineMessages('transferMessages', {
  title: 'Transfer',
  history: 'Transfer History',
  sums: 'Sums of your transfers',
  lead: `From your ${walletNames.pay_out} to your ${walletNames.pay_in}, which buys packages.`,
  way: `${walletNames.pay_out} → ${walletNames.pay_in}`,
  aboveZero: 'Enter an amount above 0.',
  moreThanBalance: 'This is more than the wallet holds.',
  next: 'Next',
  transfer: 'Transfer',
  to: (wallet: string) => `To ${wallet}`,
  from: (wallet: string) => `From ${wallet}`,
  asked: 'Asked for',
  arrived: 'Arrived',
  meaning: {
    pending: 'It has not been approved yet.',
    approved: 'It is done.',
    rejected: 'It was not approved.',
  },
  isIn: (sum: string, wallet: string) => `${sum} is in the ${wallet}.`,
  willHappen: 'The amount moves between your own two wallets. It can not be moved back.',
  from2: 'From',
  to2: 'To',
  wallet: 'Wallet',
  whatYouTransferIsListed: 'What you transfer is listed here.',
  nothingWasTransferredOnThese: 'Nothing was transferred on these days.',
  unanswered: 'A transfer was sent at {time}, and no answer came.',
  unansweredTransfer: 'A transfer of {amount} was sent at {time}, and no answer came.',
});
