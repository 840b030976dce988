import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const accessPageWords = catalogue('accessPageWords', {
  twoLegsOneLedgerEvery: 'Two legs, one ledger. Every balance, pair and payout, accounted for.',
  help: 'Need help?',
});
