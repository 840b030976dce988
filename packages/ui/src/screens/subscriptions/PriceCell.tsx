import styled from 'styled-components';
import { Money } from '../../components/Money/Money';
import { formatFigure } from '../../text/figures/figure';
import { isZeroAmount } from '../../text/format/amount';
import { keepFigures } from '../../text/format/keepFigures';
import { color, fontSize } from '../../tokens';
import type { CancelValues } from './Cancellation/cancellation';
import { subscriptionMessages } from './messages';

interface PriceCellProps {
  figure: 'botPrice' | 'livePrice';
  price: string | undefined;
  /** The cancellation that the row allows. Without one, or without its quote, the price is alone. */
  cancel: CancelValues | undefined;
}

/** What a package cost, and what its cancellation would return today by the server's quote (D149). */
export function PriceCell({ figure, price, cancel }: PriceCellProps) {
  const net = cancel?.net;
  return (
    <>
      <Money figure={figure} value={price} />
      {net !== undefined && (
        <SecondLine>
          {isZeroAmount(net)
            ? subscriptionMessages.notRefunded
            : keepFigures(subscriptionMessages.returnsToday({ amount: formatFigure('cancelRefund', net) }))}
        </SecondLine>
      )}
    </>
  );
}

/** A muted line below a cell's value. */
export const SecondLine = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  font-weight: normal;
  /* Next to an amount, which never wraps. */
  white-space: normal;
`;
