import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const accessPageMessages = defineMessages('accessPageMessages', {
  twoLegsOneLedgerEvery: 'Two legs, one ledger. Every balance, pair and payout, accounted for.',
  help: 'Need help?',
});
