import { formatCount, formatMoney, type MoneyFormat } from '../format/money';
import type { CountFigure, FigureId, MoneyFigure } from './meanings';

/** A figure with its name, as cards, tables, dialogs and files show it. */
export interface NamedFigure<Id extends FigureId = FigureId> {
  figure: Id;
  title: string;
}

/**
 * Gives a row of the table of meanings its name, once in the portal. It is next to the messages that it takes it from.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const nameFigure = <const Id extends FigureId>(figure: Id, title: string): NamedFigure<Id> => ({
  figure,
  title,
});

/** An amount inside a text, as `formatMoney`. The id is for its type: a figure without a meaning has no text. */
export const formatFigure = (
  _figure: MoneyFigure,
  value: string | null | undefined,
  format?: MoneyFormat,
): string => formatMoney(value, format);

/** A count as text. */
export const formatFigureCount = (_figure: CountFigure, value: string | number | null | undefined): string =>
  formatCount(value);
