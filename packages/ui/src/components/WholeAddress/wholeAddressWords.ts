import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const wholeAddressWords = catalogue('wholeAddressWords', {
  withdrawalAddress: 'Withdrawal address',
});
