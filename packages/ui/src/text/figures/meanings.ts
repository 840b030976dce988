import { bonusMeanings } from './bonusMeanings';
import { packageMeanings } from './packageMeanings';
import { paymentMeanings } from './paymentMeanings';
import { teamMeanings } from './teamMeanings';
import { tradingMeanings } from './tradingMeanings';
import { walletMeanings } from './walletMeanings';

/**
 * What each amount and each count means that a member reads. `Money`, `formatFigure`, charts, columns and files take a
 * figure by its id, so one without a row is a type error. Only types and tests read the rows, which cost a member
 * nothing. `nameFigure` gives a row its name, which cards, tables, dialogs and files take from there.
 */
export const meanings = {
  ...walletMeanings,
  ...bonusMeanings,
  ...packageMeanings,
  ...paymentMeanings,
  ...teamMeanings,
  ...tradingMeanings,
} as const;

/** A figure that a member reads. */
export type FigureId = keyof typeof meanings;

type WithUnit<Unit> = {
  [F in FigureId]: (typeof meanings)[F]['unit'] extends Unit ? F : never;
}[FigureId];

/** Amounts of money. */
export type MoneyFigure = WithUnit<'USD' | 'USD or INR'>;
export type CountFigure = WithUnit<'count'>;

/** The figures for which the agreement test draws histories. */
export type DrawnFigure = {
  [F in FigureId]: (typeof meanings)[F] extends { notDrawn: string } ? never : F;
}[FigureId];

/** Where the agreement test has to find a drawn figure. */
export type DrawnLocation<F extends DrawnFigure> = (typeof meanings)[F]['shownIn'][number];
