import { nameFigure } from '../../../text/figures/figure';
import { mt5Texts } from '../../../text/messages';
import { mt5Messages } from './messages';

// The names of an MT5 account’s figures, on the screen and in its file (B §2).

export const mt5Balance = nameFigure('mt5Balance', mt5Messages.balance);
export const mt5Credit = nameFigure('mt5Credit', mt5Messages.creditLabel);
export const mt5Assets = nameFigure('mt5Assets', mt5Messages.assets);
export const mt5Equity = nameFigure('mt5Equity', mt5Messages.equity);
export const mt5FreeMargin = nameFigure('mt5FreeMargin', mt5Texts.freeMargin);
export const mt5Margin = nameFigure('mt5Margin', mt5Messages.margin);
export const mt5Floating = nameFigure('mt5Floating', mt5Texts.floatingPl);
export const mt5Payment = nameFigure('mt5Payment', mt5Messages.amount);
