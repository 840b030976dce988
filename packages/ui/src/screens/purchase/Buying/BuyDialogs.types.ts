import type { BuyingProps } from './Buying.types';
import type { Buying, Order } from './useBuying';

export interface BuyDialogsProps extends BuyingProps {
  order: Order;
  buying: Buying;
  /** Where the member sees what came of it. */
  historyHref: string;
}
