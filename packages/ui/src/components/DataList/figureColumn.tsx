import { formatFigureCount, type NamedFigure } from '../../text/figures/figure';
import type { CountFigure, MoneyFigure } from '../../text/figures/meanings';
import { Money, type MoneyProps } from '../Money/Money';
import type { Column } from './column';

type FigureColumn<Row> = Pick<Column<Row>, 'title' | 'cell' | 'numeric'>;

/** The heading, the cell and the alignment of an amount, from its name. */
export const toMoneyColumn = <Row,>(
  { figure, title }: NamedFigure<MoneyFigure>,
  getValue: (row: Row) => MoneyProps['value'],
  getFormat?: (row: Row) => Omit<MoneyProps, 'figure' | 'value'>,
): FigureColumn<Row> => ({
  title,
  numeric: true,
  cell: (row) => <Money figure={figure} value={getValue(row)} {...getFormat?.(row)} />,
});

/** The same for a count. */
export const toCountColumn = <Row,>(
  { figure, title }: NamedFigure<CountFigure>,
  getValue: (row: Row) => number | undefined,
): FigureColumn<Row> => ({
  title,
  numeric: true,
  cell: (row) => formatFigureCount(figure, getValue(row)),
});
