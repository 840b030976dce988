import type { Column } from '../../../../components/DataList/column';
import { Money } from '../../../../components/Money/Money';
import { StatusPill } from '../../../../components/StatusPill/StatusPill';
import { tradeTitles } from '../../../../text/columnTitles';
import { formatTrade, noFigure } from '../../../../text/format/money';
import { hidden } from '../../../../theme/hidden';
import { mt5Messages } from '../messages';
import { tradeProfit, tradeSide, type Mt5Trade } from './tradeDetail';
import { tradeProfit as tradeProfitFigure } from '../../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type Mt5TradeColumnId = 'side' | 'symbol' | 'price' | 'volume' | 'position' | 'profit';

function getSide(row: Mt5Trade) {
  const side = tradeSide(row);
  return side ? <StatusPill variant={side.variant}>{side.word}</StatusPill> : noFigure;
}

/** A profit has a colour, a sign and a word, because zero has no sign and screen readers announce no colour. */
function toProfit(row: Mt5Trade) {
  const amount = tradeProfit(row);
  const { tone } = amount;
  return (
    <>
      {tone !== 'plain' && (
        <span className={hidden}>{tone === 'good' ? mt5Messages.profit : mt5Messages.loss} </span>
      )}
      <Money {...amount} />
    </>
  );
}

/** The columns of B §2, in the specification's order, with four decimals (B §9). */
export const tradeColumns: readonly Column<Mt5Trade, Mt5TradeColumnId>[] = [
  { id: 'side', title: tradeTitles.side, whole: true, cell: getSide },
  {
    id: 'symbol',
    opens: 'named',
    title: tradeTitles.symbol,
    cell: ({ symbol }) => (symbol === undefined ? noFigure : <bdi translate="no">{symbol}</bdi>),
  },
  {
    id: 'price',
    title: tradeTitles.price,
    numeric: true,
    cell: ({ price }) => formatTrade(price),
  },
  {
    id: 'volume',
    title: tradeTitles.volume,
    numeric: true,
    cell: ({ volume }) => formatTrade(volume),
  },
  {
    id: 'position',
    title: tradeTitles.position,
    numeric: true,
    cell: ({ position }) => formatTrade(position),
  },
  { id: 'profit', title: tradeProfitFigure.title, numeric: true, cell: toProfit },
];
