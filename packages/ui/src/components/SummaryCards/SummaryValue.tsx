import { keepFigures } from '../../text/format/keepFigures';
import { formatCount, formatMoney, noFigure } from '../../text/format/money';
import { Money } from '../Money/Money';
import { ServerMessage } from '../ServerMessage/ServerMessage';
import { percentMessages } from '../../text/percentMessages';

/** The format of a figure. `amount` is USD and `inr` rupees, both with two decimals; `text` is unchanged. */
export type SummaryKind = 'amount' | 'inr' | 'count' | 'percent' | 'text';

/** One figure of the server's summary (D82). */
export interface SummaryFigure {
  title: string;
  kind: SummaryKind;
  /** A decimal text, or any text for `text`. An absent or invalid one shows `--`. */
  value?: string | undefined;
}

/** A card above a list or a form: one figure, or a title with several (B §3 `more_details`). */
export interface SummaryCard {
  title: string;
  /** The card's own figure. Absent when the card has only parts. */
  figure?: Omit<SummaryFigure, 'title'> | undefined;
  /** The parts. Empty for a card with one figure. */
  parts: readonly SummaryFigure[];
}

/** A figure in the format of its kind. An invalid one shows `--`. */
export function SummaryValue({ kind, value }: Omit<SummaryFigure, 'title'>) {
  switch (kind) {
    case 'amount':
      return <Money figure="serverSum" value={value} />;
    case 'inr':
      return <Money figure="serverSum" value={value} currency="inr" />;
    case 'count':
      return keepFigures(formatCount(value));
    case 'percent':
      return keepFigures(formatPercent(value));
    case 'text':
      return <ServerMessage>{value}</ServerMessage>;
  }
}

/** A percentage has at most two decimals and no trailing zeros: `4.2%`, `12%`. */
export function formatPercent(value: string | undefined): string {
  const text = formatMoney(value, { currency: 'none' });
  return text === noFigure ? text : percentMessages.of({ percent: text.replace(/\.?0+$/, '') });
}
