import type { Column } from '../../../../components/DataList/column';
import { Money } from '../../../../components/Money/Money';
import { StatusPill } from '../../../../components/StatusPill/StatusPill';
import { sideMessages, tradeTitles } from '../../../../text/columnTitles';
import { formatTrade, noFigure } from '../../../../text/format/money';
import { hidden } from '../../../../theme/hidden';
import { mt5Messages } from '../messages';
import { profitTone } from '../profitTone';

/** One closed trade. */
export interface Mt5Trade {
  /** Unique on its page. */
  id: string;
  side?: 'buy' | 'sell' | undefined;
  symbol?: string | undefined;
  /** The closing price. */
  price?: string | undefined;
  /** Lots. */
  volume?: string | undefined;
  /** The opening price of the position. */
  position?: string | undefined;
  profit?: string | undefined;
}

function getSide({ side }: Mt5Trade) {
  switch (side) {
    case 'buy':
      return <StatusPill variant="good">{sideMessages.buy}</StatusPill>;
    case 'sell':
      return <StatusPill variant="bad">{sideMessages.sell}</StatusPill>;
    case undefined:
      return noFigure;
  }
}

/** A profit has a colour, a sign and a word, because zero has no sign and screen readers announce no colour. */
function toProfit({ profit }: Mt5Trade) {
  const tone = profitTone(profit, tradeDecimals);
  return (
    <>
      {tone !== 'plain' && (
        <span className={hidden}>{tone === 'good' ? mt5Messages.profit : mt5Messages.loss} </span>
      )}
      <Money value={profit} currency="plain" decimals={tradeDecimals} signed tone={tone} />
    </>
  );
}

const tradeDecimals = 4;

/** The columns of B §2, in the specification's order, with four decimals (B §9). */
export const tradeColumns: readonly Column<Mt5Trade>[] = [
  { id: 'side', title: tradeTitles.side, whole: true, card: 'pill', cell: getSide },
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
  { id: 'profit', title: tradeTitles.profit, numeric: true, card: 'amount', cell: toProfit },
];
