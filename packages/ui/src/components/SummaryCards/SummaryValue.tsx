import { formatCount, formatMoney, noFigure } from '../../text/format/money';
import { Money } from '../Money/Money';
import type { SummaryFigure } from './summaryCard';

/** A figure in the form of its kind; what is no such figure is `--`. */
export function SummaryValue({ kind, value }: Omit<SummaryFigure, 'title'>) {
  switch (kind) {
    case 'amount':
      return <Money value={value} />;
    case 'inr':
      return <Money value={value} currency="inr" />;
    case 'count':
      return formatCount(value);
    case 'percent':
      return percentText(value);
    case 'text':
      return <bdi>{value ?? noFigure}</bdi>;
  }
}

/** Two decimals at most, as whole ones are written: `4.2 %`, `12 %`. */
function percentText(value: string | undefined): string {
  const text = formatMoney(value, { currency: 'none' });
  return text === noFigure ? text : `${text.replace(/\.?0+$/, '')} %`;
}
