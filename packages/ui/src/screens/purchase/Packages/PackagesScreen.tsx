import { addresses } from '../../../addresses/addresses';
import type { BuyingProps } from '../Buying/useBuying';
import { PurchasePage } from '../Buying/PurchasePage';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
const packagesMessages = defineMessages('packagesMessages', {
  purchasePackage: 'Purchase Package',
  subscriptionHistory: 'Subscription History',
});

export type PackagesScreenProps = BuyingProps;

/** The bot packages (B §2). */
export function PackagesScreen(props: PackagesScreenProps) {
  return (
    <PurchasePage
      {...props}
      address={addresses.packages}
      title={packagesMessages.purchasePackage}
      history={{ href: addresses.subscriptions, label: packagesMessages.subscriptionHistory }}
    />
  );
}
