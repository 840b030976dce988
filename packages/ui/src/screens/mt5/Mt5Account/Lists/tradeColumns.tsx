import type { Column } from '../../../../components/DataList/column';
import { Money } from '../../../../components/Money/Money';
import { StatusPill } from '../../../../components/StatusPill/StatusPill';
import { sideWords, tradeTitles } from '../../../../text/columnTitles';
import { formatTrade, noFigure } from '../../../../text/format/money';
import { hidden } from '../../../../theme/hidden';
import type { Mt5Trade } from '../Mt5AccountScreen.types';
import { mt5Words } from '../mt5Words';
import { profitTone } from '../profit';

function sideOf({ side }: Mt5Trade) {
  switch (side) {
    case 'buy':
      return <StatusPill variant="good">{sideWords.buy}</StatusPill>;
    case 'sell':
      return <StatusPill variant="bad">{sideWords.sell}</StatusPill>;
    case undefined:
      return noFigure;
  }
}

/** A profit has a colour, a sign and a word, because zero has no sign and a colour is not heard. */
function profitOf({ profit }: Mt5Trade) {
  const tone = profitTone(profit, tradePlaces);
  return (
    <>
      {tone !== 'plain' && (
        <span className={hidden}>{tone === 'good' ? mt5Words.profit : mt5Words.loss} </span>
      )}
      <Money value={profit} currency="plain" places={tradePlaces} signed tone={tone} />
    </>
  );
}

const tradePlaces = 4;

/** The columns of B §2, in its order, with four decimals (B §9). */
export const tradeColumns: readonly Column<Mt5Trade>[] = [
  { id: 'side', title: tradeTitles.side, whole: true, card: 'pill', cell: sideOf },
  {
    id: 'symbol',
    title: tradeTitles.symbol,
    card: 'title',
    cell: ({ symbol }) => (symbol === undefined ? noFigure : <bdi translate="no">{symbol}</bdi>),
  },
  {
    id: 'price',
    title: tradeTitles.price,
    numeric: true,
    card: 'line',
    cell: ({ price }) => formatTrade(price),
  },
  {
    id: 'volume',
    title: tradeTitles.volume,
    numeric: true,
    card: 'line',
    cell: ({ volume }) => formatTrade(volume),
  },
  {
    id: 'position',
    title: tradeTitles.position,
    numeric: true,
    card: 'line',
    cell: ({ position }) => formatTrade(position),
  },
  { id: 'profit', title: tradeTitles.profit, numeric: true, card: 'amount', cell: profitOf },
];
