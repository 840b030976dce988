import { Money } from '../../../components/Money/Money';
import { formatFigureCount, type NamedFigure } from '../../../text/figures/figure';
import type { CountFigure, MoneyFigure } from '../../../text/figures/meanings';
import type { TeamLine } from './team';

/** An amount of a node, under its name. */
export const toSumLine = <Node,>(
  { figure, title }: NamedFigure<MoneyFigure>,
  getSum: (node: Node) => string | undefined,
): TeamLine<Node> => ({
  label: title,
  numeric: true,
  getValue: (node) => <Money figure={figure} value={getSum(node)} />,
});

/** A count of a node, under its name. */
export const toCountLine = <Node,>(
  { figure, title }: NamedFigure<CountFigure>,
  getCount: (node: Node) => number | undefined,
): TeamLine<Node> => ({
  label: title,
  numeric: true,
  getValue: (node) => formatFigureCount(figure, getCount(node)),
});
