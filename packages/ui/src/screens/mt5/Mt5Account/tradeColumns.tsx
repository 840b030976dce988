import type { Column } from '../../../components/DataList/column';
import { Money } from '../../../components/Money/Money';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { formatTrade, noFigure } from '../../../text/format/money';
import { mt5Texts } from '../../../text/messages';
import { hidden } from '../../../theme/hidden';
import type { Mt5Trade } from './Mt5AccountScreen.types';
import { mt5Words } from './mt5Words';
import { profitTone } from './profit';

function sideOf({ side }: Mt5Trade) {
  switch (side) {
    case 'buy':
      return <StatusPill tone="good">Buy</StatusPill>;
    case 'sell':
      return <StatusPill tone="bad">Sell</StatusPill>;
    case undefined:
      return noFigure;
  }
}

/** Colour, sign and word: zero has no sign, and a colour is not heard. */
function profitOf({ profit }: Mt5Trade) {
  const tone = profitTone(profit, tradePlaces);
  return (
    <>
      {tone !== 'plain' && (
        <span className={hidden}>{tone === 'good' ? mt5Words.profit : mt5Words.loss} </span>
      )}
      <Money value={profit} currency="none" places={tradePlaces} signed tone={tone} />
    </>
  );
}

const tradePlaces = 4;

/** B §2, in its order, with four decimals (B §9). */
export const tradeColumns: readonly Column<Mt5Trade>[] = [
  { id: 'side', title: mt5Texts.buySell, whole: true, card: 'pill', cell: sideOf },
  {
    id: 'symbol',
    title: 'Symbol',
    card: 'title',
    cell: ({ symbol }) => (symbol === undefined ? noFigure : <bdi translate="no">{symbol}</bdi>),
  },
  { id: 'price', title: 'Price', numeric: true, card: 'line', cell: ({ price }) => formatTrade(price) },
  { id: 'volume', title: 'Volume', numeric: true, card: 'line', cell: ({ volume }) => formatTrade(volume) },
  {
    id: 'position',
    title: 'Position',
    numeric: true,
    card: 'line',
    cell: ({ position }) => formatTrade(position),
  },
  { id: 'profit', title: mt5Texts.profitLoss, numeric: true, card: 'amount', cell: profitOf },
];
