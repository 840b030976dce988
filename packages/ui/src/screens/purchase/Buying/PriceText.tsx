import { keepFigures } from '../../../text/format/keepFigures';
import { Money, type MoneyProps } from '../../../components/Money/Money';
import { noFigure } from '../../../text/format/money';
import type { PackagePrice } from './package';
import { rangeText } from './purchase';

interface PriceTextProps {
  price: PackagePrice | undefined;
  /** `display` for a card, with smaller cents. Default `text`. */
  variant?: MoneyProps['variant'];
}

/** The price, or the range (B §2). */
export function PriceText({ price, variant = 'text' }: PriceTextProps) {
  switch (price?.kind) {
    case 'fixed':
      return <Money figure="packagePrice" value={price.amount} variant={variant} shown />;
    case 'variable':
      return keepFigures(rangeText(price.from, price.to));
    case undefined:
      return noFigure;
  }
}
