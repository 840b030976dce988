import { bonusMeanings } from './bonusMeanings';
import { packageMeanings } from './packageMeanings';
import { paymentMeanings } from './paymentMeanings';
import { teamMeanings } from './teamMeanings';
import { walletMeanings } from './walletMeanings';
import { type Meaning, one } from './meaning';

const figure = <const Of extends string, const Field extends string>(of: Of, field: Field) =>
  ({
    ...{ ...one, of, fields: [`Mt5AccountDetails.${field}`], shownIn: ['card', 'file'] },
  }) as const satisfies Meaning;

/** An MT5 account. Its figures are the trading server's own, so no history of the wallets changes them. */
const tradingMeanings = {
  mt5Balance: figure('an MT5 account without its open trades', 'Balance'),
  mt5Credit: figure('the broker’s credit', 'Credit'),
  mt5Assets: figure('all that an MT5 account has', 'Assets'),
  mt5Equity: figure('an MT5 account with its open trades', 'Equity'),
  mt5FreeMargin: figure('what can open trades', 'MarginFree'),
  mt5Margin: figure('what open trades bind', 'Margin'),
  mt5Floating: figure('profit or loss of open trades', 'Floating'),
  mt5Payment: {
    ...{ ...one, of: 'a payment into or out of an account' },
    ...{ fields: ['Mt5BalanceEntry.amount'], shownIn: ['list', 'file'] },
  },
  tradeProfit: {
    ...{
      ...one,
      of: 'profit or loss of a trade',
      fields: ['Mt5Trade.trade_profit'],
      shownIn: ['list', 'file'],
    },
  },
  tradingProfit: {
    ...{ of: 'profit of an MT5 account', states: 'closed', period: 'by day', unit: 'USD' },
    ...{ fields: ['Mt5ClosedResult.profit'], shownIn: ['chart', 'sentence'] },
    notDrawn: 'the trading server’s own trades',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

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
