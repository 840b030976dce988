import { keepFigures } from '../../../text/format/keepFigures';
import { Money } from '../../../components/Money/Money';
import { noFigure } from '../../../text/format/money';
import type { PackagePrice } from './package';
import { rangeText } from './purchase';

interface PriceTextProps {
  price: PackagePrice | undefined;
}

/** The price, or the range (B §2). */
export function PriceText({ price }: PriceTextProps) {
  switch (price?.kind) {
    case 'fixed':
      return <Money value={price.amount} shown />;
    case 'variable':
      return keepFigures(rangeText(price.from, price.to));
    case undefined:
      return noFigure;
  }
}
