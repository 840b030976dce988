import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const wholeAddressMessages = defineMessages('wholeAddressMessages', {
  withdrawalAddress: 'Withdrawal address',
});
