import { keepFigures } from '../../text/format/keepFigures';
import { formatCount, formatMoney, noFigure } from '../../text/format/money';
import { Money } from '../Money/Money';
import { ServerMessage } from '../ServerMessage/ServerMessage';
import type { SummaryFigure } from './summaryCard';
import { percentMessages } from '../../text/percentMessages';

/** A figure in the format of its kind. An invalid one shows `--`. */
export function SummaryValue({ kind, value }: Omit<SummaryFigure, 'title'>) {
  switch (kind) {
    case 'amount':
      return <Money value={value} />;
    case 'inr':
      return <Money value={value} currency="inr" />;
    case 'count':
      return keepFigures(formatCount(value));
    case 'percent':
      return keepFigures(percentText(value));
    case 'text':
      return <ServerMessage>{value}</ServerMessage>;
  }
}

/** A percentage has at most two decimals and no trailing zeros: `4.2 %`, `12 %`. */
function percentText(value: string | undefined): string {
  const text = formatMoney(value, { currency: 'none' });
  return text === noFigure ? text : percentMessages.of(text.replace(/\.?0+$/, ''));
}
