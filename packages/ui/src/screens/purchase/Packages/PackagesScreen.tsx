import { addresses } from '../../../addresses/addresses';
import type { BuyingProps } from '../Buying/useBuying';
import { PurchasePage } from '../Buying/PurchasePage';
import { packagesMessages } from './messages';

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
