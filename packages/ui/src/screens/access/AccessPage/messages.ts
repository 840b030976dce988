import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const accessPageMessages = defineMessages('accessPageMessages', {
  twoLegsOneLedgerEvery: 'Two legs, one ledger. Every balance, pair and payout, accounted for.',
  help: 'Need help?',
});
