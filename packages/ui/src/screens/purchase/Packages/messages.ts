import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const packagesMessages = defineMessages('packagesMessages', {
  purchasePackage: 'Purchase Package',
  subscriptionHistory: 'Subscription History',
});
