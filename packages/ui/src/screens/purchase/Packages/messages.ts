import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const packagesMessages = defineMessages('packagesMessages', {
  purchasePackage: 'Purchase Package',
  subscriptionHistory: 'Subscription History',
});
