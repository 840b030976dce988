import type { BuyingProps } from '../Buying.types';
import type { Buying, Order } from '../useBuying';

export interface BuyDialogsProps extends BuyingProps {
  order: Order;
  buying: Buying;
  /** The history, where the member sees the outcome. */
  historyHref: string;
}
