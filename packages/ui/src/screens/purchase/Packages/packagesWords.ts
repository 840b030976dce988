import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const packagesWords = catalogue('packagesWords', {
  purchasePackage: 'Purchase Package',
  subscriptionHistory: 'Subscription History',
});
