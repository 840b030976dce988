import type { NamedFigure } from '../../text/figures/figure';
import type { MoneyFigure } from '../../text/figures/meanings';
import { Money, type MoneyProps } from '../Money/Money';

/** An amount under its own name, for rows of labels and values. */
export const toMoneyRow = (
  { figure, title }: NamedFigure<MoneyFigure>,
  value: MoneyProps['value'],
  format?: Omit<MoneyProps, 'figure' | 'value'>,
) => ({ label: title, value: <Money figure={figure} value={value} {...format} /> });
