import { keepFigures } from '../../text/format/keepFigures';
import { formatCount, formatMoney, noFigure } from '../../text/format/money';
import { Money } from '../Money/Money';
import { ServerWords } from '../ServerWords/ServerWords';
import type { SummaryFigure } from './summaryCard';
import { percentWords } from '../../text/percentWords';

/** A figure in the form of its kind. A malformed one shows `--`. */
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
      return <ServerWords>{value}</ServerWords>;
  }
}

/** A percentage has at most two decimals and no trailing zeros: `4.2 %`, `12 %`. */
function percentText(value: string | undefined): string {
  const text = formatMoney(value, { currency: 'none' });
  return text === noFigure ? text : percentWords.of(text.replace(/\.?0+$/, ''));
}
