import type { RowLines } from '../../../../components/DataList/rowLines';
import type { MoneyProps } from '../../../../components/Money/Money';
import type { RowDetailData } from '../../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../../components/StatusPill/StatusPill';
import { sideMessages, tradeTitles } from '../../../../text/columnTitles';
import { formatTrade, noFigure } from '../../../../text/format/money';
import { profitTone } from '../profitTone';

// Pure: a trade's texts, in its detail and in the two lines of a phone.

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

export const tradeSide = ({ side }: Mt5Trade): RowStatus | undefined =>
  side && { word: sideMessages[side], variant: side === 'buy' ? 'good' : 'bad' };

/** Trade figures have four decimals (B §9). */
const decimals = 4;

export const tradeProfit = ({ profit }: Mt5Trade) =>
  ({
    ...{ figure: 'tradeProfit', value: profit, currency: 'plain', decimals, signed: true },
    tone: profitTone(profit, decimals),
  }) satisfies MoneyProps;

export const toTradeDetail = (row: Mt5Trade): RowDetailData => ({
  kind: row.symbol ?? noFigure,
  amount: tradeProfit(row),
  status: tradeSide(row),
});

export const toTradeLines = (row: Mt5Trade): RowLines => ({
  icon: 'pulse',
  what: row.symbol ?? noFigure,
  amount: tradeProfit(row),
  about: `${tradeTitles.volume} ${formatTrade(row.volume)}`,
  status: tradeSide(row),
  aside: `${tradeTitles.price} ${formatTrade(row.price)}`,
});
